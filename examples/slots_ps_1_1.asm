; reference: X5088@15
; Nine arithmetic slots; ps_1_1 has 8. A co-issued pair costs one.
ps_1_1
tex t0
mul r0.rgb, t0, v0
+ mov r0.a, t0
add r0, r0, c0
add r1, r0, c1
add r0, r0, c2
add r1, r0, c3
add r0, r0, c4
add r1, r0, c5
add r0, r0, c6
add r1, r0, c7
