; reference: X5190@5 X5190@7
; ps_2_0 assembles a static if, and its validator refuses it.
ps_2_0
dcl t0
if b0
mov r0, t0
endif
mov oC0, r0
