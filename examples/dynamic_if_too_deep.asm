; reference: X5846@31
; 25 dynamic levels, comparisons and predicates mixed: they share one counter.
ps_2_x
def c0, 0, 1, 2, 3
mov r0, c0
setp_gt p0, r0, c0.x
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
                        if p0.x
                          if p0.x
                            if p0.x
                              if p0.x
                                if p0.x
                                  if p0.x
                                    if p0.x
                                      if p0.x
                                        if p0.x
                                          if p0.x
                                            if p0.x
                                              if p0.x
                                                if p0.x
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
