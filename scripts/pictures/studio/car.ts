/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import {
  BoxGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  TubeGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { createBodyMaterial, createPaint } from './body-material.ts';
import { createCarForm, type CarForm } from './car-field.ts';
import type { CarShape } from './car-shape.ts';
import { drawFront } from './draw-front.ts';
import { drawRear } from './draw-rear.ts';
import { drawSide } from './draw-side.ts';
import { range, Sheet } from './sheet.ts';
import { createSurface } from './surface.ts';
import { createWheel } from './wheel.ts';

const black = new MeshStandardMaterial({ color: 0x050505, roughness: 1, side: DoubleSide });
const plastic = new MeshStandardMaterial({ color: 0x161719, roughness: 0.7 });
const mirrorGlass = new MeshPhysicalMaterial({ color: 0x222528, metalness: 0.9, roughness: 0.05 });
const bright = new MeshStandardMaterial({ color: 0xb9bcbf, metalness: 0.9, roughness: 0.25 });

/** A whole car of a shape: body with its drawings, wheels, mirrors, handles, rails, underside. */
export function createCar(shape: CarShape, cell = 0.025): Group {
  const form = createCarForm(shape);
  const sheets = {
    side: new Sheet(-3.2, 6.4, 2.8),
    front: new Sheet(-1.2, 2.4, 2.8),
    rear: new Sheet(-1.2, 2.4, 2.8),
  };
  drawSide(sheets.side, shape, form);
  drawFront(sheets.front, shape, form);
  drawRear(sheets.rear, shape, form);
  const arch = shape.wheelRadius + 0.055;
  const material = createBodyMaterial(
    sheets,
    shape.axles.map((axle) => [axle, shape.wheelRadius, arch] as const),
    {
      softTop: shape.softTop ? form.curves.belt(-0.5) + 0.1 : 0,
      tray: shape.tray
        ? [shape.tray[0] - 0.03, shape.tray[1] + 0.03, shape.tray[2], shape.halfWidth - 0.13]
        : [0, 0, 0, 0],
    },
  );
  const car = new Group();
  car.add(new Mesh(createSurface(form.field, form.bounds, cell), material));
  addWheels(car, shape, form, arch);
  addUnderside(car, shape);
  for (const side of [-1, 1]) addFittings(car, shape, form, side);
  car.traverse((part) => {
    part.castShadow = true;
  });
  return car;
}

function addWheels(car: Group, shape: CarShape, form: CarForm, arch: number): void {
  const archPaint = shape.cladding ? plastic : createPaint();
  shape.axles.forEach((axle) => {
    for (const side of [-1, 1]) {
      const wheel = createWheel({
        radius: shape.wheelRadius,
        width: 0.235,
        spokes: shape.face === 'sport' ? 10 : shape.cladding ? 6 : 5,
        black: shape.face === 'sport',
      });
      wheel.position.set(axle, shape.wheelRadius, side * (shape.halfWidth - 0.15));
      wheel.rotation.y = side < 0 ? Math.PI : 0;
      car.add(wheel);
      const points = range(-0.12, Math.PI + 0.12, 36).map((angle) => {
        const [x, y] = [axle + arch * Math.cos(angle), shape.wheelRadius + arch * Math.sin(angle)];
        return new Vector3(x, y, side * (form.sideAt(x, y) - 0.008));
      });
      car.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 60, 0.011, 8), archPaint));
      const liner = new Mesh(
        new CylinderGeometry(arch + 0.004, arch + 0.004, 0.4, 40, 1, true, Math.PI * 0.46, Math.PI * 1.08),
        black,
      );
      liner.rotation.x = Math.PI / 2;
      liner.position.set(axle, shape.wheelRadius, side * (shape.halfWidth - 0.3));
      car.add(liner);
    }
  });
}

function addUnderside(car: Group, shape: CarShape): void {
  const [front, rear] = shape.axles;
  const base = new Mesh(new BoxGeometry(front - rear + 1.1, 0.5, shape.halfWidth * 2 - 0.62), black);
  base.position.set((front + rear) / 2, shape.sill + 0.2, 0);
  car.add(base);
}

function addFittings(car: Group, shape: CarShape, form: CarForm, side: number): void {
  const { belt } = form.curves;
  const mirrorX = shape.doors[0]! - (shape.face === 'van' || shape.tray ? 0.2 : 0.24);
  const tall = shape.face === 'van' || shape.tray ? 1.35 : 1;
  const mirror = new Mesh(new RoundedBoxGeometry(0.15, 0.15 * tall, 0.24, 8, 0.062), createPaint());
  mirror.rotation.y = side * -0.18;
  const at = form.sideAt(mirrorX, belt(mirrorX) + 0.05);
  mirror.position.set(mirrorX, belt(mirrorX) + 0.11 * tall, side * (at + 0.13));
  const pane = new Mesh(new RoundedBoxGeometry(0.02, 0.12 * tall, 0.2, 4, 0.01), mirrorGlass);
  pane.rotation.y = mirror.rotation.y;
  pane.position.copy(mirror.position).add(new Vector3(-0.07, 0, 0));
  const stalk = new Mesh(new CapsuleGeometry(0.022, 0.12, 6, 12), plastic);
  stalk.rotation.x = Math.PI / 2;
  stalk.position.set(mirrorX + 0.02, belt(mirrorX) + 0.05, side * (at + 0.04));
  car.add(mirror, pane, stalk);
  for (const door of shape.doors.slice(1)) {
    const x = door + 0.16;
    const y = belt(x) - 0.1;
    const handle = new Mesh(
      new CapsuleGeometry(0.013, 0.15, 6, 12),
      shape.cladding || shape.face === 'sport' ? createPaint() : bright,
    );
    handle.rotation.z = Math.PI / 2;
    handle.position.set(x, y, side * (form.sideAt(x, y) + 0.012));
    car.add(handle);
  }
  if (shape.rails) {
    const [from, to] = [shape.glassRear + 0.2, (shape.doors[0] ?? 1) - 0.75];
    const points = range(from, to, 12).map((x, index) => {
      const y = form.curves.roof(x) - 0.055 + (index === 0 || index === 12 ? -0.02 : 0.03);
      return new Vector3(x, y, side * (form.cabinHalfWidth(x, y) - 0.06));
    });
    car.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 40, 0.015, 8), bright));
  }
  if (shape.tray) {
    const step = new Mesh(new CapsuleGeometry(0.05, 1.75, 6, 12), plastic);
    step.rotation.z = Math.PI / 2;
    step.position.set(0.08, shape.sill - 0.02, side * (shape.halfWidth - 0.06));
    car.add(step);
  }
}
