/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import type { Texture } from 'three';
import {
  BackSide,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  NoToneMapping,
  PCFShadowMap,
  PMREMGenerator,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SphereGeometry,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';

/** A renderer that keeps linear light, so that paint can be exchanged afterwards. */
export function createRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.toneMapping = NoToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  document.body.append(renderer.domElement);
  return renderer;
}

/** What paint and glass mirror: a grey hall with a large light above, strips at the sides and a dark horizon. */
export function createStudioLight(renderer: WebGLRenderer): Texture {
  const hall = new Scene();
  const dome = document.createElement('canvas');
  [dome.width, dome.height] = [8, 512];
  const context = dome.getContext('2d')!;
  const gradient = context.createLinearGradient(0, 0, 0, 512);
  for (const [at, grey] of [
    [0, 95],
    [0.3, 140],
    [0.44, 200],
    [0.485, 175],
    [0.5, 60],
    [0.53, 62],
    [0.6, 105],
    [0.75, 140],
    [1, 150],
  ] as const)
    gradient.addColorStop(at, `rgb(${grey} ${grey + 2} ${grey + 5})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 8, 512);
  const texture = new CanvasTexture(dome);
  texture.colorSpace = SRGBColorSpace;
  hall.add(new Mesh(new SphereGeometry(50, 48, 48), new MeshBasicMaterial({ map: texture, side: BackSide })));
  const softbox = (size: [number, number, number], place: [number, number, number], light: number): void => {
    const box = new Mesh(
      new BoxGeometry(...size),
      new MeshBasicMaterial({ color: new Color(light, light, light) }),
    );
    box.position.set(...place);
    hall.add(box);
  };
  softbox([16, 0.2, 5], [0, 9, 0], 4.2);
  softbox([18, 3.2, 0.2], [0, 6, 13], 2.6);
  softbox([18, 3.2, 0.2], [0, 6, -13], 2.6);
  softbox([0.2, 3, 7], [15, 5, 0], 2.4);
  softbox([0.2, 2.6, 7], [-15, 5, 0], 2);
  const light = new PMREMGenerator(renderer).fromScene(hall, 0, 0.1, 100, { size: 512 }).texture;
  return light;
}

/** Studio floor with the shadow that falls on it; `length` and `width` are the vehicle's, metres. */
export function createFloor(length: number, width: number): Group {
  const floor = new Group();
  const ground = new Mesh(
    new CircleGeometry(14, 64),
    new MeshBasicMaterial({ map: createGroundTexture(), transparent: true, depthWrite: false }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.renderOrder = 1;
  const fall = new Mesh(
    new PlaneGeometry(30, 30),
    new ShadowMaterial({ opacity: 0.28, transparent: true, depthWrite: false }),
  );
  fall.rotation.x = -Math.PI / 2;
  fall.position.y = 0.002;
  fall.receiveShadow = true;
  fall.renderOrder = 2;
  const contact = new Mesh(
    new PlaneGeometry(length + 2, width + 2),
    new MeshBasicMaterial({ map: createContactTexture(length, width), transparent: true, depthWrite: false }),
  );
  contact.rotation.x = -Math.PI / 2;
  contact.position.y = 0.004;
  contact.renderOrder = 3;
  floor.add(ground, fall, contact);
  return floor;
}

/** A key light from above the front; like the studio it is alike on both sides, so that half a turn is enough. */
export function createKeyLight(): DirectionalLight {
  const key = new DirectionalLight(0xfffaf2, 1.1);
  key.position.set(3.5, 9, 0);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  Object.assign(key.shadow.camera, { left: -5, right: 5, top: 5, bottom: -5, near: 1, far: 22 });
  key.shadow.radius = 6;
  key.shadow.bias = -0.0008;
  key.shadow.normalBias = 0.02;
  return key;
}

/** The wall behind: light at the horizon, greyer above. */
export function createBackdrop(): Texture {
  return drawTexture(16, 1024, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, 1024);
    gradient.addColorStop(0, '#b4bac0');
    gradient.addColorStop(0.42, '#dfe3e6');
    gradient.addColorStop(0.55, '#e4e7e9');
    gradient.addColorStop(1, '#c3c8cc');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 16, 1024);
  });
}

function createGroundTexture(): Texture {
  return drawTexture(1024, 1024, (context) => {
    const gradient = context.createRadialGradient(512, 512, 0, 512, 512, 512);
    gradient.addColorStop(0, 'rgb(226 229 231 / 0.88)');
    gradient.addColorStop(0.25, 'rgb(216 220 223 / 0.9)');
    gradient.addColorStop(0.6, 'rgb(206 210 214 / 0.6)');
    gradient.addColorStop(1, 'rgb(206 210 214 / 0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 1024, 1024);
  });
}

function createContactTexture(length: number, width: number): Texture {
  const scale = 160;
  return drawTexture((length + 2) * scale, (width + 2) * scale, (context) => {
    for (const [blur, inset, alpha] of [
      [60, 0.05, 0.5],
      [26, 0.12, 0.5],
      [10, 0.25, 0.55],
    ] as const) {
      context.filter = `blur(${blur}px)`;
      context.fillStyle = `rgb(12 14 18 / ${alpha})`;
      context.beginPath();
      context.roundRect(
        (1 + inset) * scale,
        (1 + inset) * scale,
        (length - inset * 2) * scale,
        (width - inset * 2) * scale,
        0.3 * scale,
      );
      context.fill();
    }
  });
}

function drawTexture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
  draw(canvas.getContext('2d')!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
