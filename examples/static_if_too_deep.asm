; reference: X5856@30
; 25 static levels where 24 are allowed.
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
                                        if b0
                                          if b0
                                            if b0
                                              if b0
                                                if b0
                                                  mov r0, c0.y
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
        endif
      endif
    endif
  endif
endif
mov oC0, r0
