import { CapsuleGeometry, Group } from 'three';
import { put, quarter, slab, rim } from './forms.ts';
import { rubber, plastic, steel } from './materials.ts';

/** A boot liner with a raised rim. */
export function createBootLiner(): Group {
  const group = new Group();
  put(group, slab(2.2, 2.8, 0.08, 0.3, 0.02), plastic, [0, 0, 0]);
  put(group, rim(2.2, 2.8, 0.34, 0.3, 0.07), plastic, [0, 0.05, 0]);
  for (let line = 0; line < 13; line += 1)
    put(
      group,
      new CapsuleGeometry(0.03, 2.1, 4, 8),
      rubber,
      [-0.84 + line * 0.14, 0.085, 0],
      [quarter, 0, 0],
    );
  put(group, slab(0.5, 0.18, 0.03, 0.04, 0.006), steel, [0.8, 0.1, 1.1]);
  return group;
}
