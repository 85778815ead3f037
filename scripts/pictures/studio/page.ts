import type { Group } from 'three';
import { Box3, PerspectiveCamera, Scene, Vector3, type Texture, type WebGLRenderer } from 'three';
import { paint } from './body-material.ts';
import { createCar } from './car.ts';
import { carShapes } from './car-shapes.ts';
import { createCaravan } from './caravan.ts';
import { createGoods } from './goods.ts';
import { createMotorcycle } from './motorcycle.ts';
import { createTruck } from './truck.ts';
import { Place } from './places.ts';
import { makeFilm } from './film.ts';
import { createCamera, places } from './scenes.ts';
import { createBackdrop, createFloor, createKeyLight, createRenderer, createStudioLight } from './stage.ts';

/** One picture to take; angles in degrees, sizes in pixels, places in metres. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly azimuth: number;
  readonly elevation: number;
  /** Share of the picture's width that the vehicle's length fills. */
  readonly fill: number;
  /** Whether the distance suits this angle alone (a still) or every angle (a turn). */
  readonly still: boolean;
  readonly lookAt?: readonly [number, number, number];
  readonly distance?: number;
  readonly lens?: number;
}

/** A point of a vehicle: shares of its length from the middle, of its height, of its width; and where it looks. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly faces: readonly [number, number, number];
}

const points = {
  headlight: { x: 0.45, y: 0.47, z: 0.34, faces: [1, 0, 0.5] },
  wheel: { x: 0.31, y: 0.2, z: 0.44, faces: [0.1, 0, 1] },
  boot: { x: -0.49, y: 0.55, z: 0, faces: [-1, 0, 0] },
} as const satisfies Record<string, Point>;

export type PointName = keyof typeof points;

const greyAlbedo = 0.5;

let renderer: WebGLRenderer;
let scene: Scene;
let studioLight: Texture;
let size: Vector3;
let centre: Vector3;

function createVehicle(body: string): Group {
  if (body === 'truck') return createTruck();
  if (body === 'caravan') return createCaravan();
  if (body === 'motorcycle') return createMotorcycle();
  const shape = (carShapes as Record<string, Parameters<typeof createCar>[0]>)[body];
  if (!shape) throw new Error(`No model of ${body}`);
  return createCar(shape);
}

/** Builds the studio around a vehicle. */
function openStudio(body: string): { front: number; rear: number } {
  renderer ??= createRenderer();
  scene = new Scene();
  scene.background = createBackdrop();
  studioLight ??= createStudioLight(renderer);
  scene.environment = studioLight;
  scene.environmentIntensity = 0.95;
  const vehicle = createGoods(body) ?? createVehicle(body);
  const box = new Box3().setFromObject(vehicle);
  size = box.getSize(new Vector3());
  centre = box.getCenter(new Vector3());
  const floor = createFloor(size.x, size.z);
  floor.position.x = centre.x;
  renderer.shadowMap.needsUpdate = true;
  scene.add(vehicle, floor, createKeyLight());
  return { front: box.max.x, rear: box.min.x };
}

/** The camera of a shot, looking at the vehicle in the studio. */
function aim(shot: Shot): PerspectiveCamera {
  const lens = shot.lens ?? 22;
  const camera = new PerspectiveCamera(lens, shot.width / shot.height, 0.1, 100);
  const azimuth = (shot.azimuth * Math.PI) / 180;
  const elevation = (shot.elevation * Math.PI) / 180;
  const seen = shot.still
    ? Math.abs(Math.sin(azimuth)) * size.x + Math.abs(Math.cos(azimuth)) * size.z
    : size.x;
  const wide = 2 * Math.tan((lens * Math.PI) / 360) * (shot.width / shot.height);
  const needed = Math.max(seen, (size.y * 1.25 * shot.width) / shot.height);
  const depth = shot.still
    ? (Math.abs(Math.cos(azimuth)) * size.x + Math.abs(Math.sin(azimuth)) * size.z) * 0.16
    : size.z * 0.3;
  const distance = shot.distance ?? needed / shot.fill / wide + depth;
  const target = shot.lookAt ? new Vector3(...shot.lookAt) : new Vector3(centre.x, size.y * 0.46, 0);
  camera.position.set(
    target.x + distance * Math.cos(elevation) * Math.cos(azimuth),
    target.y + distance * Math.sin(elevation),
    target.z + distance * Math.cos(elevation) * Math.sin(azimuth),
  );
  camera.lookAt(target);
  return camera;
}

/** Takes a picture with grey paint and one with none: two data URLs, from which the mask is worked out. */
function take(shot: Shot): { painted: string; bare: string; albedo: number } {
  renderer.setPixelRatio(1);
  renderer.setSize(shot.width, shot.height, false);
  const camera = aim(shot);
  renderer.shadowMap.autoUpdate = false;
  const expose = (albedo: number): string => {
    paint.albedo.value.setRGB(albedo, albedo, albedo);
    renderer.render(scene, camera);
    return renderer.domElement.toDataURL('image/png');
  };
  return { painted: expose(greyAlbedo), bare: expose(0), albedo: greyAlbedo };
}

/** Measures a vehicle without rendering anything, for `locate`. */
function measure(body: string): void {
  const box = new Box3().setFromObject(createVehicle(body));
  size = box.getSize(new Vector3());
  centre = box.getCenter(new Vector3());
}

/**
 * Where points of the measured vehicle are seen in a shot: shares of the picture from its top left corner, null for
 * those that face away.
 */
function locate(shot: Shot): Record<PointName, { x: number; y: number } | null> {
  const camera = aim(shot);
  camera.updateMatrixWorld();
  const find = (point: Point): { x: number; y: number } | null => {
    const spot = new Vector3(centre.x + point.x * size.x, point.y * size.y, centre.z + point.z * size.z);
    const facing = new Vector3(...point.faces).normalize();
    if (facing.dot(camera.position.clone().sub(spot).normalize()) < 0.3) return null;
    const { x, y } = spot.project(camera);
    return { x: Number(((x + 1) / 2).toFixed(3)), y: Number(((1 - y) / 2).toFixed(3)) };
  };
  // Of a pair, the one on the side that is turned to the camera.
  const side = Math.sin((shot.azimuth * Math.PI) / 180) < 0 ? -1 : 1;
  const turned = (point: Point): Point => ({
    ...point,
    z: point.z * side,
    faces: [point.faces[0], point.faces[1], point.faces[2] * side],
  });
  return Object.fromEntries(
    Object.entries(points).map(([name, point]) => [name, find(turned(point))]),
  ) as Record<PointName, { x: number; y: number } | null>;
}

/** Builds a place and takes its one picture. */
function takePlace(name: string, width: number, height: number): { bare: string; albedo: number } {
  renderer ??= createRenderer();
  const build = places[name];
  if (!build) throw new Error(`No place called ${name}`);
  const place = new Place(renderer);
  const camera = createCamera(build(place), width / height);
  renderer.setSize(width, height, false);
  renderer.shadowMap.needsUpdate = true;
  renderer.render(place.scene, camera);
  return { bare: renderer.domElement.toDataURL('image/png'), albedo: 0 };
}

Object.assign(window, { studio: { openStudio, take, takePlace, measure, locate, makeFilm } });
