; reference: accept
; Macros, conditionals and predefined names; accepted.
#define LIGHTS 2
#define ADD_LIGHT(n) add r0, r0, c##n
#if LIGHTS > 1
#define PROFILE ps_2_0
#else
#define PROFILE ps_1_4
#endif
PROFILE
mov r0, c0
ADD_LIGHT(1)
#ifdef SPECULAR
ADD_LIGHT(2)
#endif
mov oC0, r0
