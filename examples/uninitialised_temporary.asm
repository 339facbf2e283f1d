; reference: X5204@6
; r1.w was never written; ps_2_0 checks each component.
ps_2_0
dcl t0
mov r1.xyz, t0
mov r0, r1
mov oC0, r0
