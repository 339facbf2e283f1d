; reference: X2000@6 X2023@6 X5204@7
; dsx exists from ps_2_x on; the assembler itself refuses it in ps_2_0.
ps_2_0
dcl t0
mov r0, t0
dsx r1, r0
mov oC0, r1
