; reference: X5405@6
; A pixel shader of version 2.0 must write oC0.
ps_2_0
dcl t0
mov r0, t0
