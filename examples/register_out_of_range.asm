; reference: X2005@4 X5204@5
; ps_2_0 has the constants c0 to c31.
ps_2_0
mov r0, c32
mov oC0, r0
