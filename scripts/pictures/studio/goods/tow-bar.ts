import { CylinderGeometry, Group, SphereGeometry, TorusGeometry } from 'three';
import { put, quarter, slab } from './forms.ts';
import { plastic, steel, chrome, iron, blackCoat } from './materials.ts';

/** A tow bar with its ball. */
export function createTowBar(): Group {
  const group = new Group();
  put(group, slab(0.3, 3.1, 0.3, 0.04), blackCoat, [-0.6, 0.5, 0]);
  for (const z of [-1.4, 1.4]) {
    put(group, slab(1.1, 0.06, 0.5, 0.02, 0.01), blackCoat, [-0.95, 0.42, z]);
    for (const x of [-1.3, -1.0])
      put(group, new CylinderGeometry(0.05, 0.05, 0.12, 20), steel, [x, 0.68, z], [quarter, 0, 0]);
  }
  put(group, slab(1.3, 0.3, 0.3, 0.03), blackCoat, [0.1, 0.5, 0]);
  put(group, slab(1.0, 0.22, 0.2, 0.03), iron, [0.95, 0.55, 0]);
  put(group, new CylinderGeometry(0.1, 0.16, 0.24, 40), chrome, [1.22, 0.86, 0]);
  put(group, new SphereGeometry(0.24, 48, 48), chrome, [1.22, 1.13, 0]);
  for (const z of [-0.42, 0.42])
    put(group, new TorusGeometry(0.13, 0.04, 16, 40), blackCoat, [0.05, 0.5, z], [0, quarter, 0]);
  put(group, slab(0.24, 0.4, 0.3, 0.05), plastic, [-0.4, 0.8, -0.75]);
  return group;
}
