; reference: X5485@8
vs_1_1
dcl_position v0
rcp r0, v0.xyzw
m4x3 r1.xyzw, v0, c0
mov r1.w, r0.w
mov oPos, r1
rcp r0, v0.xyz
