; reference: X2000@5 X2004@6 X5204@6 X5408@6
; A comma is missing; the assembler goes on with the next instruction.
ps_2_0
dcl t0
mov r0 t0
mov oC0, r0.q
