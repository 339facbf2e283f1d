; reference: X6077@15
; The subroutine is called from a dynamic branch once, and that is enough.
ps_3_0
dcl_texcoord v0.xy
dcl_2d s0
def c0, 0.5, 0, 0, 1
mul r0.xy, v0, c0.x
call l0
if_gt v0.x, c0.x
  call l0
endif
mov oC0, r1
ret
label l0
texld r1, r0, s0
ret
