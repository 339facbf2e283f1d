; reference: X5614@31
; 24 dynamic levels are open, and break_gt needs one of its own.
ps_3_0
def c0, 0, 1, 2, 3
mov r0, c0
rep i0
if_gt r0.x, c0.x
  if_gt r0.x, c0.x
    if_gt r0.x, c0.x
      if_gt r0.x, c0.x
        if_gt r0.x, c0.x
          if_gt r0.x, c0.x
            if_gt r0.x, c0.x
              if_gt r0.x, c0.x
                if_gt r0.x, c0.x
                  if_gt r0.x, c0.x
                    if_gt r0.x, c0.x
                      if_gt r0.x, c0.x
                        if_gt r0.x, c0.x
                          if_gt r0.x, c0.x
                            if_gt r0.x, c0.x
                              if_gt r0.x, c0.x
                                if_gt r0.x, c0.x
                                  if_gt r0.x, c0.x
                                    if_gt r0.x, c0.x
                                      if_gt r0.x, c0.x
                                        if_gt r0.x, c0.x
                                          if_gt r0.x, c0.x
                                            if_gt r0.x, c0.x
                                              if_gt r0.x, c0.x
                                                break_gt r0.x, c0.y
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
endrep
mov oC0, r0
