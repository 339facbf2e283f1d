; reference: accept
; A loop over the texture coordinates, and a texture read in it that needs no gradient.
ps_3_0
dcl_texcoord0 v0
dcl_texcoord1 v1
dcl_2d s0
def c0, 0, 0.25, 0, 0
defi i0, 4, 0, 1, 0
mov r0, c0.x
mov r1, c0.x
loop aL, i0
  mov r1.xy, v[aL]
  texldl r2, r1, s0
  mad r0, r2, c0.y, r0
  break_gt r0.w, c0.y
endloop
mov oC0, r0
