; reference: X5697@5 X5705@5 X5794@6 X5693@7 X5702@8 X5705@8 X5702@9 X5453@9 X5392@9
vs_2_x
dcl_position v0
// An operand that broke a rule is not asked for its declaration or its loop.
add r0, !v5, c[aL]
rcp r0, v5
m4x4 r0, v0, -c[aL]
add r0, v5, c[aL]
crs r0.xyz, v5.x, v0
mov oPos, v0
