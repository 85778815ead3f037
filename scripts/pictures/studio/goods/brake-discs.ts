import { CylinderGeometry, ExtrudeGeometry, Group, Path, Shape } from 'three';
import { put, quarter, slab } from './forms.ts';
import { plastic, steel, iron } from './materials.ts';

/** A drilled, ventilated brake disc with two pads. */
export function createBrakeDiscs(): Group {
  const group = new Group();
  const disc = new Group();
  const face = new Shape();
  face.absarc(0, 0, 1, 0, Math.PI * 2, false);
  const bore = new Path();
  bore.absarc(0, 0, 0.5, 0, Math.PI * 2, true);
  face.holes.push(bore);
  for (let index = 0; index < 40; index += 1) {
    const angle = (index / 40) * Math.PI * 2;
    const radius = 0.62 + (index % 4) * 0.095;
    const hole = new Path();
    hole.absarc(Math.cos(angle) * radius, Math.sin(angle) * radius, 0.024, 0, Math.PI * 2, true);
    face.holes.push(hole);
  }
  for (const depth of [0, 0.13]) {
    put(
      disc,
      new ExtrudeGeometry(face, {
        depth: 0.06,
        bevelSize: 0.008,
        bevelThickness: 0.008,
        curveSegments: 64,
      }),
      steel,
      [0, 0, depth],
    );
  }
  put(disc, new CylinderGeometry(0.92, 0.92, 0.08, 64, 1, true), iron, [0, 0, 0.1], [quarter, 0, 0]);
  put(disc, new CylinderGeometry(0.5, 0.54, 0.34, 64, 1, true), iron, [0, 0, 0.3], [quarter, 0, 0]);
  const hat = new Shape();
  hat.absarc(0, 0, 0.5, 0, Math.PI * 2, false);
  for (const [radius, place] of [
    [0.19, null],
    ...[0, 1, 2, 3, 4].map((index) => [0.045, index] as const),
  ] as const) {
    const hole = new Path();
    const angle = ((place ?? 0) / 5) * Math.PI * 2 + quarter;
    const out = place === null ? 0 : 0.34;
    hole.absarc(Math.cos(angle) * out, Math.sin(angle) * out, radius, 0, Math.PI * 2, true);
    hat.holes.push(hole);
  }
  put(
    disc,
    new ExtrudeGeometry(hat, { depth: 0.05, bevelSize: 0.01, bevelThickness: 0.01, curveSegments: 48 }),
    iron,
    [0, 0, 0.44],
  );
  disc.rotation.x = -0.12;
  disc.position.set(-0.35, 1.0, -0.1);
  group.add(disc);
  for (const [x, z, turn] of [
    [0.85, 0.75, 0.35],
    [0.2, 1.05, -0.2],
  ] as const) {
    const pad = new Group();
    put(pad, slab(0.86, 0.4, 0.06, 0.1, 0.015), iron, [0, 0, 0]);
    put(pad, slab(0.72, 0.32, 0.13, 0.06, 0.015), plastic, [0, 0.055, 0]);
    pad.position.set(x, 0, z);
    pad.rotation.y = turn;
    group.add(pad);
  }
  return group;
}
