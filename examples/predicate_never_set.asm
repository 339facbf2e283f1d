; reference: X5368@6
; p0 is used before any setp.
vs_2_x
dcl_position v0
mov r0, v0
(p0) add r0, r0, c0
mov oPos, r0
