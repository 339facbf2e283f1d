; reference: X5868@30
; 25 static levels in vs_2_0: the nesting limit ends the checks before the static flow count
; is judged.
vs_2_0
dcl_position v0
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
                                                  mov r0, c0
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
mov oPos, v0
