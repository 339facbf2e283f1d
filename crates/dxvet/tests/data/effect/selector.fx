float4x4 m;
float4 a(float4 p : POSITION) : POSITION { return mul(p, m); }
float4 b(float4 p : POSITION) : POSITION { return p; }
float4 red() : COLOR { return float4(1, 0, 0, 1); }
VertexShader shaders[2] = { compile vs_2_0 a(), compile vs_3_0 b() };
PixelShader one = compile ps_2_0 red();
int indices[3] = { 1, 0, 1 };
int which = 2;
sampler samplers[2] = { sampler_state { MinFilter = Point; }, sampler_state { MagFilter = Linear; MaxMipLevel = 2; } };
column_major float3x4 wide;
technique Direct { pass First { VertexShader = <shaders[0]>; PixelShader = <one>; } }
technique Chosen { pass Second { VertexShader = (shaders[indices[which]]); PixelShader = asm { ps_1_1
 mov r0, c0
}; Texture[1] = NULL; } }
