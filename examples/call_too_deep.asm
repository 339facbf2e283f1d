; reference: X5851@19
; Five calls deep; each subroutine calls the next.
ps_3_0
def c0, 0, 1, 2, 3
mov r0, c0
call l0
mov oC0, r0
ret
label l0
call l1
ret
label l1
call l2
ret
label l2
call l3
ret
label l3
call l4
ret
label l4
add r0, r0, c0.y
ret
