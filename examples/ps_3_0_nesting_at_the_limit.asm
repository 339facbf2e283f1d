; reference: accept
; 24 static levels, 24 dynamic ones, 4 loops: all that ps_3_0 allows, at once.
ps_3_0
def c0, 0, 1, 2, 3
mov r0, c0
rep i0
  rep i0
    rep i0
      rep i0
        mov r1, r0
      endrep
    endrep
  endrep
endrep
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
                                                mov r1, r0
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
                                                mov r1, r0
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
