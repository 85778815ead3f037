/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import {
  BoxGeometry,
  CanvasTexture,
  CapsuleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  TorusGeometry,
  type BufferGeometry,
  type Material,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

const soft = new MeshStandardMaterial({ color: 0x1b1c1e, roughness: 0.75 });
const softer = new MeshStandardMaterial({ color: 0x2c2e31, roughness: 0.7 });
const leather = new MeshPhysicalMaterial({
  color: 0x26272a,
  roughness: 0.5,
  clearcoat: 0.15,
  clearcoatRoughness: 0.5,
});
const stitch = new MeshStandardMaterial({ color: 0x8b8e92, roughness: 0.6 });
const liner = new MeshStandardMaterial({ color: 0xb9b8b4, roughness: 0.95 });
const trim = new MeshStandardMaterial({ color: 0xaeb1b4, metalness: 0.85, roughness: 0.28 });
const piano = new MeshPhysicalMaterial({ color: 0x060607, roughness: 0.3, clearcoat: 1 });

/** The front of a right-hand-drive cabin seen from between the seats; x forward, y up, z to the driver. */
export function createCabin(): Group {
  const cabin = new Group();
  const add = (geometry: BufferGeometry, material: Material, x: number, y: number, z: number): Mesh => {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    mesh.castShadow = mesh.receiveShadow = true;
    cabin.add(mesh);
    return mesh;
  };
  add(new RoundedBoxGeometry(0.62, 0.16, 1.6, 8, 0.07), soft, 0.86, 0.93, 0);
  add(new RoundedBoxGeometry(0.4, 0.3, 1.56, 8, 0.09), softer, 0.82, 0.78, 0);
  add(new RoundedBoxGeometry(0.3, 0.32, 1.5, 8, 0.08), soft, 0.9, 0.56, 0);
  add(new RoundedBoxGeometry(0.03, 0.03, 1.48, 4, 0.012), trim, 0.62, 0.84, 0);
  for (const z of [-0.68, -0.17, 0.17, 0.7]) {
    add(new RoundedBoxGeometry(0.03, 0.075, 0.15, 5, 0.012), piano, 0.61, 0.79, z);
    for (const y of [0.772, 0.79, 0.808]) add(new BoxGeometry(0.012, 0.004, 0.13), trim, 0.595, y, z);
  }
  addScreen(cabin, [0.56, 1.0, 0], [0.34, 0.19], drawMap);
  addScreen(cabin, [0.64, 0.985, 0.4], [0.3, 0.11], drawInstruments);
  add(new RoundedBoxGeometry(0.2, 0.05, 0.4, 6, 0.02), soft, 0.7, 1.05, 0.4);
  add(new RoundedBoxGeometry(0.03, 0.07, 0.34, 5, 0.012), piano, 0.6, 0.7, 0);
  for (const z of [-0.13, 0.13])
    add(new CylinderGeometry(0.024, 0.026, 0.03, 32), trim, 0.575, 0.7, z).rotation.z = Math.PI / 2;
  const wheel = new Group();
  wheel.add(new Mesh(new TorusGeometry(0.185, 0.018, 20, 72), leather));
  wheel.add(new Mesh(new RoundedBoxGeometry(0.15, 0.12, 0.06, 8, 0.03), leather));
  const badge = new Mesh(new TorusGeometry(0.024, 0.004, 8, 32), trim);
  badge.position.z = 0.034;
  wheel.add(badge);
  for (const [angle, length] of [
    [0, 0.11],
    [Math.PI, 0.11],
    [-Math.PI / 2, 0.12],
  ] as const) {
    const spoke = new Mesh(
      new RoundedBoxGeometry(length, 0.045, 0.025, 5, 0.01),
      angle === -Math.PI / 2 ? trim : piano,
    );
    spoke.position.set(0.12 * Math.cos(angle), 0.12 * Math.sin(angle) - 0.005, 0);
    spoke.rotation.z = angle;
    wheel.add(spoke);
  }
  wheel.rotation.set(0, -Math.PI / 2, 0);
  wheel.position.set(0.42, 0.88, 0.4);
  const tilt = new Group();
  tilt.add(wheel);
  cabin.add(tilt);
  add(new CylinderGeometry(0.04, 0.05, 0.25, 20), soft, 0.54, 0.86, 0.4).rotation.z = Math.PI / 2;
  for (const side of [-1, 1])
    add(new CapsuleGeometry(0.009, 0.12, 4, 8), soft, 0.47, 0.92, 0.4 + side * 0.13).rotation.x = Math.PI / 2;
  add(new RoundedBoxGeometry(1.1, 0.26, 0.28, 8, 0.06), softer, 0.12, 0.52, 0);
  add(new RoundedBoxGeometry(0.5, 0.02, 0.2, 4, 0.01), piano, 0.35, 0.655, 0);
  for (const x of [0.18, 0.3])
    add(new TorusGeometry(0.042, 0.006, 8, 40), trim, x, 0.668, 0.03).rotation.x = Math.PI / 2;
  add(new CapsuleGeometry(0.024, 0.06, 8, 16), leather, 0.46, 0.71, 0);
  add(new RoundedBoxGeometry(0.36, 0.09, 0.25, 8, 0.035), leather, -0.16, 0.68, 0);
  for (const side of [-1, 1]) {
    const seat = add(new RoundedBoxGeometry(0.17, 0.62, 0.5, 10, 0.08), leather, -0.06, 0.72, side * 0.42);
    seat.rotation.z = 0.16;
    add(new RoundedBoxGeometry(0.12, 0.2, 0.28, 10, 0.055), leather, -0.14, 1.13, side * 0.42).rotation.z =
      0.1;
    for (const edge of [-0.06, 0.06])
      add(new CylinderGeometry(0.007, 0.007, 0.12, 10), trim, -0.125, 1.02, side * 0.42 + edge);
    for (const edge of [-0.12, 0.12]) {
      const seam = add(new CapsuleGeometry(0.003, 0.48, 4, 8), stitch, -0.147, 0.72, side * 0.42 + edge);
      seam.rotation.z = 0.16;
    }
    add(new RoundedBoxGeometry(1.9, 0.5, 0.1, 6, 0.04), softer, 0.1, 0.66, side * 0.83);
    add(new RoundedBoxGeometry(0.8, 0.07, 0.14, 6, 0.03), leather, 0.1, 0.78, side * 0.76);
    add(new RoundedBoxGeometry(1.5, 0.025, 0.03, 4, 0.01), trim, 0.1, 0.87, side * 0.77);
    add(new RoundedBoxGeometry(0.13, 0.022, 0.02, 4, 0.009), trim, 0.3, 0.84, side * 0.75);
    const pillar = add(new RoundedBoxGeometry(0.07, 0.85, 0.1, 6, 0.03), liner, 0.86, 1.22, side * 0.78);
    pillar.rotation.set(side * 0.2, 0, 0.75);
    add(new RoundedBoxGeometry(0.12, 0.6, 0.08, 6, 0.03), liner, -0.25, 1.2, side * 0.8);
    const visor = add(new RoundedBoxGeometry(0.16, 0.025, 0.4, 6, 0.012), liner, 0.5, 1.4, side * 0.38);
    visor.rotation.z = -0.3;
  }
  add(new RoundedBoxGeometry(1.6, 0.08, 1.6, 6, 0.04), liner, -0.2, 1.5, 0);
  add(new RoundedBoxGeometry(0.05, 0.07, 0.23, 8, 0.025), piano, 0.52, 1.34, 0);
  add(new BoxGeometry(3, 0.05, 2), soft, 0.2, 0.25, 0);
  return cabin;
}

function addScreen(
  cabin: Group,
  place: [number, number, number],
  size: [number, number],
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): void {
  const frame = new Mesh(new RoundedBoxGeometry(size[0] + 0.02, size[1] + 0.02, 0.018, 5, 0.008), piano);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1024, Math.round((1024 * size[1]) / size[0])];
  draw(canvas.getContext('2d')!, canvas.width, canvas.height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  const face = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ map: texture }));
  face.position.z = 0.0095;
  const screen = new Group();
  screen.add(frame, face);
  screen.position.set(...place);
  screen.rotation.set(0, -Math.PI / 2, 0);
  cabin.add(screen);
}

function drawMap(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = '#1a2430';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#33475a';
  context.lineWidth = 7;
  for (let index = 0; index < 11; index += 1) {
    context.beginPath();
    context.moveTo(index * 110 - 120, height);
    context.lineTo(index * 90 + 60, 0);
    context.moveTo(0, index * 70);
    context.lineTo(width, index * 60 + 20);
    context.stroke();
  }
  context.strokeStyle = '#49a0f0';
  context.lineWidth = 16;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(300, height);
  context.lineTo(390, 340);
  context.lineTo(560, 300);
  context.lineTo(640, 60);
  context.stroke();
  context.fillStyle = '#0e151c';
  context.fillRect(width - 290, 0, 290, height);
  context.fillStyle = '#e9eef2';
  context.font = '600 64px sans-serif';
  context.fillText('9:41', width - 255, 90);
  context.font = '400 40px sans-serif';
  context.fillText('22°  Coast Rd', width - 255, 160);
  ['#e0703a', '#3f8fd6', '#49a26c', '#8a62c4'].forEach((colour, index) => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(width - 255 + (index % 2) * 115, 230 + Math.floor(index / 2) * 115, 92, 92, 22);
    context.fill();
  });
}

function drawInstruments(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = '#07090c';
  context.fillRect(0, 0, width, height);
  for (const [at, share] of [
    [0.2, 0.45],
    [0.8, 0.3],
  ] as const) {
    context.lineWidth = 16;
    context.strokeStyle = '#26303a';
    context.beginPath();
    context.arc(width * at, height * 0.55, 130, 2.4, 7);
    context.stroke();
    context.strokeStyle = '#57b0ff';
    context.beginPath();
    context.arc(width * at, height * 0.55, 130, 2.4, 2.4 + 4.6 * share);
    context.stroke();
  }
  context.fillStyle = '#f3f6f8';
  context.textAlign = 'center';
  context.font = '700 92px sans-serif';
  context.fillText('0', width * 0.2, height * 0.62);
  context.fillText('P', width * 0.8, height * 0.62);
  context.font = '500 56px sans-serif';
  context.fillText('640 km', width * 0.5, height * 0.5);
}
