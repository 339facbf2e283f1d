; reference: X5307@4
vs_2_x
mov oPos, c0
(!p0) nop
