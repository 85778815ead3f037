import { CylinderGeometry, Group, LatheGeometry, MeshStandardMaterial, Vector2 } from 'three';
import { type Triple, put, slab } from './forms.ts';
import { plastic, lacquer } from './materials.ts';

/** Bottles, a sponge and a cloth. */
export function createCareKit(): Group {
  const group = new Group();
  const bottle = (at: Triple, colour: number, cap: number, height: number): void => {
    const one = new Group();
    const wall = [
      [0, 0],
      [0.36, 0],
      [0.4, 0.05],
      [0.4, height * 0.68],
      [0.34, height * 0.82],
      [0.14, height * 0.9],
      [0.14, height],
      [0, height],
    ].map(([radius, up]) => new Vector2(radius, up));
    put(one, new LatheGeometry(wall, 56), lacquer(colour), [0, 0, 0]);
    put(one, new CylinderGeometry(0.404, 0.404, height * 0.36, 56, 1, true), lacquer(0xf4f3ef), [
      0,
      height * 0.36,
      0,
    ]);
    put(one, new CylinderGeometry(0.408, 0.408, height * 0.07, 56, 1, true), lacquer(cap), [
      0,
      height * 0.47,
      0,
    ]);
    put(one, new CylinderGeometry(0.17, 0.17, height * 0.14, 40), plastic, [0, height * 1.02, 0]);
    one.position.set(...at);
    group.add(one);
  };
  bottle([-0.45, 0, -0.75], 0x1f5fa8, 0xf2a900, 1.9);
  bottle([-0.5, 0, 0.25], 0xc1272d, 0x1f5fa8, 1.65);
  bottle([0.2, 0, -0.25], 0x26313b, 0xc1272d, 1.35);
  put(group, slab(1.0, 0.8, 0.34, 0.16, 0.12), lacquer(0xf0b323), [0.65, 0, 0.75]);
  put(
    group,
    slab(0.9, 0.9, 0.08, 0.1, 0.03),
    new MeshStandardMaterial({ color: 0x5a8fb8, roughness: 1 }),
    [-0.35, 0, 1.2],
  );
  return group;
}
