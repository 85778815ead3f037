import { Group } from 'three';
import { type Triple, put, slab, tube } from './forms.ts';
import { rubber, plastic, steel, blackCoat } from './materials.ts';

/** Two wiper blades of different lengths. */
export function createWiperBlades(): Group {
  const group = new Group();
  for (const [x, length, turn] of [
    [-0.35, 3.1, 0.12],
    [0.45, 2.5, -0.06],
  ] as const) {
    const blade = new Group();
    const end = length / 2;
    const curve = (lift: number): Triple[] =>
      [-1, -0.5, 0, 0.5, 1].map((share) => [0, lift + 0.16 * (1 - share * share), share * end]);
    put(blade, tube(curve(0.2), 0.06), blackCoat, [0, 0, 0]).scale.set(1.5, 1, 1);
    put(blade, tube(curve(0.1), 0.035), rubber, [0, 0, 0]);
    put(blade, slab(0.26, 0.5, 0.24, 0.05), plastic, [0, 0.33, 0]);
    put(blade, slab(0.14, 0.2, 0.1, 0.03, 0.01), steel, [0, 0.55, 0]);
    for (const z of [-end, end]) put(blade, slab(0.2, 0.2, 0.16, 0.06), plastic, [0, 0.1, z]);
    blade.position.x = x;
    blade.rotation.y = turn;
    group.add(blade);
  }
  return group;
}
