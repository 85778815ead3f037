import { CylinderGeometry, Group } from 'three';
import { put, quarter, slab, tube } from './forms.ts';
import { chrome, iron, blackCoat, lacquer } from './materials.ts';

/** A bull bar with its lamps. */
export function createBullBar(): Group {
  const group = new Group();
  put(group, slab(0.36, 2.9, 0.6, 0.12, 0.06), blackCoat, [0, 0.3, 0]);
  put(
    group,
    tube(
      [
        [-0.45, 0.85, -1.5],
        [-0.12, 1.28, -1.25],
        [0.02, 1.42, -0.75],
        [0.02, 1.48, 0],
        [0.02, 1.42, 0.75],
        [-0.12, 1.28, 1.25],
        [-0.45, 0.85, 1.5],
      ],
      0.085,
    ),
    blackCoat,
    [0, 0, 0],
  );
  for (const z of [-0.58, 0.58])
    put(group, new CylinderGeometry(0.075, 0.075, 0.7, 28), blackCoat, [0.02, 1.1, z]);
  put(group, new CylinderGeometry(0.06, 0.06, 1.2, 28), blackCoat, [0.02, 1.08, 0], [quarter, 0, 0]);
  for (const z of [-1.0, 1.0]) {
    put(group, new CylinderGeometry(0.17, 0.17, 0.06, 40), chrome, [0.18, 0.62, z], [0, 0, quarter]);
    put(
      group,
      new CylinderGeometry(0.14, 0.14, 0.07, 40),
      lacquer(0xf4f3ef),
      [0.18, 0.62, z],
      [0, 0, quarter],
    );
  }
  put(group, slab(0.06, 1.1, 0.22, 0.03, 0.01), iron, [0.19, 0.5, 0]);
  for (const z of [-1.2, 1.2]) put(group, slab(0.5, 0.1, 0.4, 0.03, 0.01), blackCoat, [-0.35, 0.35, z]);
  return group;
}
