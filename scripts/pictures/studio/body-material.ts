import { Color, DoubleSide, MeshPhysicalMaterial, Vector3, Vector4 } from 'three';
import type { Sheet } from './sheet.ts';

/** The paint that masks are made for: one uniform switches every painted part between neutral and none. */
export const paint = { albedo: { value: new Color(0.4, 0.4, 0.4) } };

/** How every painted part shines. */
const gloss = {
  color: 0xffffff,
  metalness: 0.5,
  roughness: 0.34,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
};

/** Paint on a part without drawings (a mirror, a handle). */
export function createPaint(): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial(gloss);
  const { albedo } = paint;
  material.onBeforeCompile = (shader) => {
    shader.uniforms['paintAlbedo'] = albedo;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform vec3 paintAlbedo;')
      .replace('#include <color_fragment>', 'diffuseColor.rgb = paintAlbedo;');
  };
  material.customProgramCacheKey = () => 'paint';
  return material;
}

const declarations = /* glsl */ `
#include <common>
uniform vec3 paintAlbedo;
uniform sampler2D sideColours, sideFinishes, frontColours, frontFinishes, rearColours, rearFinishes;
uniform vec3 arches[2];
uniform float softTop;
uniform vec4 trayFloor;
varying vec3 bodyPosition;
varying vec3 bodyNormal;
vec4 skinColour;
vec3 skinFinish;
`;

const chooseSkin = /* glsl */ `
for (int arch = 0; arch < 2; arch++)
  if (abs(bodyPosition.z) > 0.42 && distance(bodyPosition.xy, arches[arch].xy) < arches[arch].z) discard;
vec3 skinNormal = normalize(bodyNormal);
vec2 sideAt = vec2((bodyPosition.x + 3.2) / 6.4, bodyPosition.y / 2.8);
vec2 endAt = vec2((bodyPosition.z + 1.2) / 2.4, bodyPosition.y / 2.8);
vec2 sideDx = dFdx(sideAt), sideDy = dFdy(sideAt), endDx = dFdx(endAt), endDy = dFdy(endAt);
bool fromSide = abs(skinNormal.z) > 0.62;
bool fromFront = !fromSide && skinNormal.x > 0.22;
bool fromRear = !fromSide && skinNormal.x < -0.22;
skinColour = vec4(0.0);
skinFinish = vec3(0.0);
if (fromSide) {
  skinColour = textureGrad(sideColours, sideAt, sideDx, sideDy);
  skinFinish = textureGrad(sideFinishes, sideAt, sideDx, sideDy).rgb;
} else if (fromFront) {
  skinColour = textureGrad(frontColours, endAt, endDx, endDy);
  skinFinish = textureGrad(frontFinishes, endAt, endDx, endDy).rgb;
} else if (fromRear) {
  skinColour = textureGrad(rearColours, endAt, endDx, endDy);
  skinFinish = textureGrad(rearFinishes, endAt, endDx, endDy).rgb;
}
if (skinNormal.y < -0.55) { skinColour = vec4(0.008, 0.008, 0.009, 1.0); skinFinish = vec3(0.9, 0.0, 0.0); }
if (softTop > 0.5 && !fromSide && !fromFront && !fromRear && bodyPosition.y > softTop) {
  skinColour = vec4(0.006, 0.006, 0.007, 1.0);
  skinFinish = vec3(0.95, 0.0, 0.0);
}
if (trayFloor.z > 0.0 && bodyPosition.x > trayFloor.x && bodyPosition.x < trayFloor.y && abs(bodyPosition.z) < trayFloor.w && bodyPosition.y < 1.12 && (skinNormal.y > 0.5 || bodyPosition.x < trayFloor.y) && bodyPosition.y > trayFloor.z - 0.03) {
  skinColour = vec4(0.012, 0.012, 0.013, 1.0);
  skinFinish = vec3(0.85, 0.0, 0.0);
}
if (!gl_FrontFacing) { skinColour = vec4(0.004, 0.004, 0.004, 1.0); skinFinish = vec3(1.0, 0.0, 0.0); }
diffuseColor.rgb = mix(paintAlbedo, skinColour.rgb, skinColour.a);
`;

/** Paint with a car's drawings projected on it from the side, the front and behind; wheel arches are cut out. */
export function createBodyMaterial(
  sheets: { side: Sheet; front: Sheet; rear: Sheet },
  arches: readonly (readonly [number, number, number])[],
  extras: { softTop: number; tray: readonly [number, number, number, number] },
): MeshPhysicalMaterial {
  const [side, front, rear] = [sheets.side, sheets.front, sheets.rear].map((sheet) =>
    sheet.createTextures(),
  ) as [
    ReturnType<Sheet['createTextures']>,
    ReturnType<Sheet['createTextures']>,
    ReturnType<Sheet['createTextures']>,
  ];
  const material = new MeshPhysicalMaterial({ ...gloss, side: DoubleSide });
  const { albedo } = paint;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      paintAlbedo: albedo,
      sideColours: { value: side.colours },
      sideFinishes: { value: side.finishes },
      frontColours: { value: front.colours },
      frontFinishes: { value: front.finishes },
      rearColours: { value: rear.colours },
      rearFinishes: { value: rear.finishes },
      softTop: { value: extras.softTop },
      trayFloor: { value: new Vector4(...extras.tray) },
      arches: { value: arches.map((arch) => new Vector3(...arch)) },
    });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 bodyPosition;\nvarying vec3 bodyNormal;')
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nbodyPosition = position;\nbodyNormal = normal;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', declarations)
      .replace('#include <color_fragment>', chooseSkin)
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, skinFinish.r, skinColour.a);',
      )
      .replace(
        '#include <metalnessmap_fragment>',
        '#include <metalnessmap_fragment>\nmetalnessFactor = mix(metalnessFactor, skinFinish.g, skinColour.a);',
      )
      .replace(
        '#include <lights_physical_fragment>',
        '#include <lights_physical_fragment>\nmaterial.clearcoat *= mix(1.0, skinFinish.b, skinColour.a);',
      );
  };
  material.customProgramCacheKey = () => 'body';
  return material;
}
