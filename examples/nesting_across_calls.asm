; reference: X5856@54
; 20 static levels around a call and 5 in the subroutine: depths add up across calls.
ps_3_0
def c0, 0, 1, 2, 3
mov r0, c0
if b0
  if b0
    if b0
      if b0
        if b0
          if b0
            if b0
              if b0
                if b0
                  if b0
                    if b0
                      if b0
                        if b0
                          if b0
                            if b0
                              if b0
                                if b0
                                  if b0
                                    if b0
                                      if b0
                                        call l0
                                      endif
                                    endif
                                  endif
                                endif
                              endif
                            endif
                          endif
                        endif
                      endif
                    endif
                  endif
                endif
              endif
            endif
          endif
        endif
      endif
    endif
  endif
endif
mov oC0, r0
ret
label l0
if b1
  if b1
    if b1
      if b1
        if b1
          add r0, r0, c0.y
        endif
      endif
    endif
  endif
endif
ret
