; reference: accept
; The way out of X6078: take the gradients before the branch, then use texldd in it.
ps_2_x
dcl t0.xy
dcl_2d s0
def c0, 0.5, 0, 0, 1
mov r0.xy, t0
mov r0.zw, c0.y
dsx r2, r0
dsy r3, r0
mov r1, c0
if_gt t0.x, c0.x
  texldd r1, r0, s0, r2, r3
endif
mov oC0, r1
