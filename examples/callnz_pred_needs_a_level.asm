; reference: X6050@31
; 24 dynamic levels are open, and callnz on a predicate adds one.
ps_3_0
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
                                                callnz l0, p0.x
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
ret
label l0
add r0, r0, c0.y
ret
