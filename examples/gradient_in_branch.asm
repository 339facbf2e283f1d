; reference: X6077@11 X6077@13
; A texture read at a computed coordinate inside a branch that may differ between
; neighbouring pixels.
ps_3_0
dcl_texcoord v0.xy
dcl_2d s0
def c0, 0.5, 0, 0, 1
mul r0.xy, v0, c0.x
mov r1, c0
if_gt v0.x, c0.x
  texld r1, r0, s0
else
  dsx r1, r0
endif
mov oC0, r1
