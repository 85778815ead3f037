/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import type { Texture } from 'three';
import {
  BackSide,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  IcosahedronGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PMREMGenerator,
  PlaneGeometry,
  Scene,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
  type WebGLRenderer,
} from 'three';
import { paint } from './body-material.ts';
import { createCar } from './car.ts';
import { carShapes } from './car-shapes.ts';
import { createCaravan } from './caravan.ts';
import { createTruck } from './truck.ts';

export type Stops = readonly (readonly [number, string])[];

/** A place under construction: a scene and the few building blocks that every place is made of. */
export class Place {
  readonly scene = new Scene();
  readonly #renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  /** The sky from zenith (0) over the horizon (0.5) to the ground (1), seen and mirrored, with lamps in it. */
  sky(
    stops: Stops,
    lamps: readonly (readonly [
      size: [number, number, number],
      at: [number, number, number],
      light: number,
    ])[],
    strength: number,
  ): void {
    const texture = drawGradient(stops);
    const dome = new Mesh(
      new SphereGeometry(90, 48, 48),
      new MeshBasicMaterial({ map: texture, side: BackSide, fog: false }),
    );
    this.scene.add(dome);
    const hall = new Scene();
    hall.add(dome.clone());
    for (const [size, at, light] of lamps) {
      const lamp = new Mesh(
        new BoxGeometry(...size),
        new MeshBasicMaterial({ color: new Color(light, light, light * 0.96) }),
      );
      lamp.position.set(...at);
      hall.add(lamp);
    }
    this.scene.environment = new PMREMGenerator(this.#renderer).fromScene(hall, 0, 0.1, 200, {
      size: 256,
    }).texture;
    this.scene.environmentIntensity = strength;
  }

  sun(colour: number, strength: number, at: [number, number, number], fill = 0.4): void {
    const sun = new DirectionalLight(colour, strength);
    sun.position.set(...at);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    Object.assign(sun.shadow.camera, { left: -16, right: 16, top: 14, bottom: -14, near: 1, far: 70 });
    sun.shadow.radius = 4;
    sun.shadow.normalBias = 0.04;
    this.scene.add(sun, new HemisphereLight(0xcfdcec, 0x6a645c, fill));
  }

  ground(colour: number, rough: number, coat = 0): Mesh {
    const ground = new Mesh(
      new CircleGeometry(85, 64),
      new MeshPhysicalMaterial({
        color: colour,
        roughness: rough,
        clearcoat: coat,
        clearcoatRoughness: 0.25,
      }),
    );
    ground.rotation.x = -Math.PI / 2;
    ground.receiveShadow = true;
    this.scene.add(ground);
    return ground;
  }

  box(
    size: [number, number, number],
    at: [number, number, number],
    colour: number,
    rough = 0.8,
    metal = 0,
  ): Mesh {
    const mesh = new Mesh(
      new BoxGeometry(...size),
      new MeshStandardMaterial({ color: colour, roughness: rough, metalness: metal }),
    );
    mesh.position.set(...at);
    mesh.castShadow = mesh.receiveShadow = true;
    this.scene.add(mesh);
    return mesh;
  }

  lamp(size: [number, number, number], at: [number, number, number], light: Color): Mesh {
    const mesh = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: light }));
    mesh.position.set(...at);
    this.scene.add(mesh);
    return mesh;
  }

  /** Lines, patches and washes lying on the ground. */
  patch(size: [number, number], at: [number, number], colour: number, opacity = 1, turn = 0): void {
    const mesh = new Mesh(
      new PlaneGeometry(...size),
      new MeshBasicMaterial({ color: colour, transparent: true, opacity, depthWrite: false }),
    );
    mesh.rotation.set(-Math.PI / 2, 0, turn);
    mesh.position.set(at[0], 0.012, at[1]);
    this.scene.add(mesh);
  }

  tree(at: [number, number], height: number): void {
    this.box([0.18, height * 0.5, 0.18], [at[0], height * 0.25, at[1]], 0x4a3c30);
    for (const [x, y, z, r] of [
      [0, 0.68, 0, 0.3],
      [0.2, 0.55, 0.1, 0.22],
      [-0.18, 0.58, -0.1, 0.23],
      [0.05, 0.86, 0.1, 0.2],
    ] as const) {
      const crown = new Mesh(
        new IcosahedronGeometry(r * height, 3),
        new MeshStandardMaterial({ color: 0x4c6144, roughness: 1 }),
      );
      crown.position.set(at[0] + x * height, y * height, at[1] + z * height);
      crown.castShadow = true;
      this.scene.add(crown);
    }
  }

  /** A ridge far away, drawn as a silhouette. */
  ridge(heights: readonly number[], distance: number, span: number, colour: number): void {
    const shape = new Shape();
    shape.moveTo(-span / 2, -1);
    heights.forEach((height, index) =>
      shape.lineTo(-span / 2 + (span * index) / (heights.length - 1), height),
    );
    shape.lineTo(span / 2, -1);
    const ridge = new Mesh(
      new ExtrudeGeometry(shape, { depth: 0.1, bevelEnabled: false }),
      new MeshBasicMaterial({ color: colour }),
    );
    ridge.position.set(-distance, 0, 0);
    ridge.rotation.y = Math.PI / 2;
    this.scene.add(ridge);
  }

  /** A vehicle on the ground with a soft shadow under it; `turn` in degrees. */
  vehicle(body: string, colour: string, at: [number, number], turn: number, height = 0): Group {
    paint.albedo = { value: new Color(colour) };
    const shape = (carShapes as Record<string, Parameters<typeof createCar>[0]>)[body];
    const vehicle =
      body === 'truck' ? createTruck() : body === 'caravan' ? createCaravan() : createCar(shape!, 0.035);
    const place = new Group();
    place.add(vehicle);
    vehicle.traverse((part) => {
      part.castShadow = true;
    });
    const under = new Mesh(
      new PlaneGeometry(6.4, 3),
      new MeshBasicMaterial({ map: drawSpot(), transparent: true, depthWrite: false }),
    );
    under.rotation.x = -Math.PI / 2;
    under.position.y = 0.02 - height;
    place.add(under);
    place.position.set(at[0], height, at[1]);
    place.rotation.y = (turn * Math.PI) / 180;
    this.scene.add(place);
    return place;
  }
}

function drawGradient(stops: Stops): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4, 1024];
  const context = canvas.getContext('2d')!;
  const gradient = context.createLinearGradient(0, 0, 0, 1024);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 4, 1024);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function drawSpot(): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [512, 240];
  const context = canvas.getContext('2d')!;
  context.filter = 'blur(16px)';
  context.fillStyle = 'rgb(8 9 12 / 0.8)';
  context.beginPath();
  context.roundRect(64, 48, 384, 144, 30);
  context.fill();
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
