; reference: X5840@8
; An endif inside the loop that opened after its if.
ps_3_0
def c0, 0, 1, 2, 3
mov r0, c0
if b0
rep i0
endif
endrep
mov oC0, r0
