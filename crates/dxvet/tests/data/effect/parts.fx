float4x4 WVP : WorldViewProj < string UIName = "matrix"; int n = 3; >;
float4 col = {1,2,3,4};
float arr[3] = {1,2,3};
struct S { float a; float3 b[2]; int c; };
S s = {1, {{2,3,4},{5,6,7}}, 8};
string str = "hello";
texture tex < string name = "foo.dds"; >;
sampler2D smp = sampler_state { Texture = <tex>; MinFilter = Linear; MagFilter = Point; AddressU = Wrap; MaxAnisotropy = 4; };
shared bool flag = true;
float scale;
float4 vs(float4 p : POSITION, out float2 t : TEXCOORD0) : POSITION { t = p.xy * sin(scale*2); return mul(p, WVP); }
float4 ps(float2 t : TEXCOORD0, uniform bool b) : COLOR { float4 c = tex2D(smp, t) * col; if (b) c += s.a * s.b[1].x; return c; }
technique T0 < string a = "x"; > {
  pass P0 < float z = 2; > { VertexShader = compile vs_2_0 vs(); PixelShader = compile ps_2_0 ps(true); CullMode = None; AlphaBlendEnable = true; ZEnable = flag; SrcBlend = SrcAlpha; DepthBias = scale*3; }
  pass P1 { VertexShader = null; PixelShader = compile ps_3_0 ps(false); StencilRef = 3; Lighting=FALSE; }
}
technique T1 { pass { } }
