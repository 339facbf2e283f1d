; reference: X5705@19
vs_2_x
dcl_position v0
mov oPos, v0
loop aL, i0
call l0
call l1
endloop
call l1
ret
label l0
mov r0, c[aL]
call l2
ret
label l2
mov r0, c[aL+1]
ret
label l1
mov r0, c[aL]
ret
