import { CapsuleGeometry, Group } from 'three';
import { type Triple, put, quarter, slab, rim } from './forms.ts';
import { rubber, plastic, steel } from './materials.ts';

/** Three rubber mats in a heap. */
export function createFloorMats(): Group {
  const group = new Group();
  const mat = (at: Triple, turn: Triple): void => {
    const one = new Group();
    put(one, slab(1.5, 1.15, 0.06, 0.16, 0.02), plastic, [0, 0, 0]);
    put(one, rim(1.5, 1.15, 0.07, 0.16, 0.05), rubber, [0, 0.04, 0]);
    for (let line = 0; line < 9; line += 1)
      put(
        one,
        new CapsuleGeometry(0.022, 1.15, 4, 8),
        rubber,
        [0, 0.065, -0.4 + line * 0.1],
        [0, 0, quarter],
      );
    put(one, slab(0.34, 0.12, 0.02, 0.03, 0.004), steel, [0.42, 0.07, 0.42]);
    one.position.set(...at);
    one.rotation.set(...turn);
    group.add(one);
  };
  mat([-0.35, 0, 0.75], [0, 0.18, 0]);
  mat([-0.15, 0.1, -0.55], [0, -0.1, 0]);
  mat([0.75, 0.2, 0.25], [0, 0.5, 0.09]);
  return group;
}
