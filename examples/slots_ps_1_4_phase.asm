; reference: X5179@17
; Each phase of ps_1_4 has 8 arithmetic slots of its own; the second phase has nine.
ps_1_4
texld r0, t0
add r1, r0, c0
phase
texld r2, t1
add r0, r2, c0
add r1, r2, c1
add r0, r2, c2
add r1, r2, c3
add r0, r2, c4
add r1, r2, c5
add r0, r2, c6
add r1, r2, c7
add r0, r2, c0
