import { BoxGeometry, CylinderGeometry, ExtrudeGeometry, Group, Shape } from 'three';
import { put, quarter, slab } from './forms.ts';
import { rubber, plastic, steel, aluminium } from './materials.ts';

/** Two roof racks. */
export function createRoofRacks(): Group {
  const group = new Group();
  for (const x of [-0.62, 0.62]) {
    const bar = new Shape();
    bar.absellipse(0, 0, 0.2, 0.075, 0, Math.PI * 2, false, 0);
    put(group, new ExtrudeGeometry(bar, { depth: 3, bevelEnabled: false, curveSegments: 48 }), aluminium, [
      x,
      0.62,
      -1.5,
    ]);
    put(group, new BoxGeometry(0.06, 0.012, 2.9), rubber, [x, 0.695, 0]);
    for (const z of [-1.2, 1.2]) {
      put(group, slab(0.5, 0.3, 0.5, 0.1, 0.05), plastic, [x, 0.06, z]);
      put(group, slab(0.6, 0.36, 0.1, 0.12, 0.03), rubber, [x, 0, z]);
      put(group, new CylinderGeometry(0.06, 0.06, 0.02, 24), steel, [x + 0.252, 0.32, z], [0, 0, quarter]);
    }
    for (const z of [-1.5, 1.5]) put(group, slab(0.4, 0.05, 0.16, 0.05, 0.02), plastic, [x, 0.54, z]);
  }
  return group;
}
