; reference: X5826@13
; A call of a subroutine that stands before it: calls go forward only.
vs_3_0
dcl_position v0
dcl_position o0
call l0
mov o0, v0
ret
label l0
mov r0, v0
ret
label l1
call l0
ret
