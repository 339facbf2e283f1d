; reference: accept
; Blends up to four bone matrices with a static loop.
vs_2_0
dcl_position v0
dcl_blendindices v1
dcl_blendweight v2
def c4, 255.001953, 0, 1, 3
defi i0, 4, 0, 1, 0
mul r0, v1, c4.x
mova a0, r0
mov r1, c4.y
mov r2.x, c4.y
m4x3 r3.xyz, v0, c[a0.x + 8]
mul r1.xyz, r3, v2.x
if b0                       // more than one bone
  m4x3 r3.xyz, v0, c[a0.y + 8]
  mad r1.xyz, r3, v2.y, r1
endif
mov r1.w, c4.z
m4x4 oPos, r1, c0
rep i0
  add r2.x, r2.x, c4.z
endrep
mul oD0, r2.x, c4
