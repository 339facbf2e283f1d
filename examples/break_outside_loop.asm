; reference: X5897@12
; The break belongs to a subroutine, the loop to its caller.
ps_3_0
def c0, 0, 1, 2, 3
mov r0, c0
rep i0
  call l0
endrep
mov oC0, r0
ret
label l0
break
ret
