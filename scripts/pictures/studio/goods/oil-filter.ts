import { CapsuleGeometry, CylinderGeometry, Group, LatheGeometry, TorusGeometry, Vector2 } from 'three';
import { type Triple, put, quarter } from './forms.ts';
import { rubber, plastic, steel, lacquer } from './materials.ts';

/** Two oil filters, one lying with its mouth to the front. */
export function createOilFilter(): Group {
  const group = new Group();
  const can = (at: Triple, colour: number): void => {
    const body = new Group();
    const wall = [
      [0, 1.5],
      [0.36, 1.5],
      [0.44, 1.46],
      [0.5, 1.36],
      [0.52, 1.2],
      [0.52, 0.2],
      [0.56, 0.17],
      [0.56, 0.05],
      [0.5, 0],
      [0, 0],
    ].map(([radius, height]) => new Vector2(radius, height));
    put(body, new LatheGeometry(wall, 64), lacquer(colour), [0, 0, 0]);
    for (let index = 0; index < 30; index += 1) {
      const angle = (index / 30) * Math.PI * 2;
      put(body, new CapsuleGeometry(0.02, 0.2, 4, 8), lacquer(colour), [
        Math.cos(angle) * 0.49,
        1.3,
        Math.sin(angle) * 0.49,
      ]);
    }
    put(body, new CylinderGeometry(0.524, 0.524, 0.42, 64, 1, true), lacquer(0xf2f2ef), [0, 0.68, 0]);
    put(body, new CylinderGeometry(0.527, 0.527, 0.05, 64, 1, true), lacquer(0xc1272d), [0, 0.84, 0]);
    body.position.set(...at);
    group.add(body);
  };
  can([-0.35, 0, -0.3], 0x23272c);
  const fallen = new Group();
  const ring = [
    [0.5, 0],
    [0.56, 0.05],
    [0.56, 0.17],
    [0.52, 0.2],
    [0.52, 1.2],
    [0.4, 1.46],
    [0, 1.5],
  ].map(([radius, height]) => new Vector2(radius, height));
  put(fallen, new LatheGeometry(ring, 64), lacquer(0x23272c), [0, 0, 0]);
  put(fallen, new CylinderGeometry(0.5, 0.5, 0.02, 64), steel, [0, 0.02, 0]);
  put(fallen, new CylinderGeometry(0.17, 0.17, 0.03, 32), plastic, [0, 0, 0]);
  put(fallen, new TorusGeometry(0.42, 0.035, 12, 64), rubber, [0, 0, 0], [quarter, 0, 0]);
  fallen.rotation.set(0, 0.5, quarter);
  fallen.position.set(1.0, 0.56, 0.75);
  return group.add(fallen);
}
