; reference: X5504@11
; A label that no call names.
ps_2_x
def c0, 0, 1, 2, 3
mov r0, c0
mov oC0, r0
ret
label l3
mov r0, c0
ret
