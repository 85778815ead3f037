import { BoxGeometry, CylinderGeometry, Group } from 'three';
import { put, slab, tube } from './forms.ts';
import { plastic, steel, blackCoat, lacquer } from './materials.ts';

/** A starter battery with its handle. */
export function createBattery(): Group {
  const group = new Group();
  put(group, slab(2.4, 1.5, 1.35, 0.08), blackCoat, [0, 0, 0]);
  put(group, slab(2.48, 1.58, 0.26, 0.1), plastic, [0, 1.32, 0]);
  put(group, new BoxGeometry(1.7, 0.7, 0.02), lacquer(0x1f5fa8), [0, 0.72, 0.752]);
  put(group, new BoxGeometry(1.7, 0.12, 0.024), lacquer(0xf4f4f2), [0, 0.94, 0.753]);
  put(group, new BoxGeometry(0.02, 0.7, 0.9), lacquer(0x1f5fa8), [1.203, 0.72, 0]);
  for (const [x, colour] of [
    [-0.9, 0xb3261e],
    [0.9, 0x1d1f22],
  ] as const) {
    put(group, new CylinderGeometry(0.2, 0.22, 0.08, 40), lacquer(colour), [x, 1.6, 0.42]);
    put(group, new CylinderGeometry(0.11, 0.125, 0.22, 40), steel, [x, 1.72, 0.42]);
  }
  put(
    group,
    tube(
      [
        [-0.75, 1.6, -0.25],
        [-0.5, 1.86, -0.25],
        [0.5, 1.86, -0.25],
        [0.75, 1.6, -0.25],
      ],
      0.06,
      0.2,
    ),
    plastic,
    [0, 0, 0],
  );
  return group;
}
