/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import {
  BoxGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { createPaint } from './body-material.ts';
import { roundMax, roundMin } from './curve.ts';
import { createSurface, type Field } from './surface.ts';

const rubber = new MeshStandardMaterial({ color: 0x111112, roughness: 0.85 });
const black = new MeshStandardMaterial({ color: 0x141516, roughness: 0.55, metalness: 0.3 });
const leather = new MeshStandardMaterial({ color: 0x121213, roughness: 0.75 });
const metal = new MeshStandardMaterial({ color: 0x9da0a3, metalness: 0.9, roughness: 0.3 });
const cast = new MeshStandardMaterial({ color: 0x3a3c3e, metalness: 0.7, roughness: 0.45 });
const chrome = new MeshStandardMaterial({ color: 0xdadcde, metalness: 1, roughness: 0.12 });
const lens = new MeshPhysicalMaterial({ color: 0xf4f7fa, roughness: 0.1, clearcoat: 1 });
const red = new MeshPhysicalMaterial({ color: 0xa0090b, roughness: 0.2, clearcoat: 1 });

const tank: Field = (x, y, z) => {
  const along = (x - 0.2) / 0.36;
  const half = 0.17 - 0.07 * Math.max(0, -along) ** 2 - 0.03 * Math.max(0, along) ** 2;
  const body = roundMax(
    Math.abs(along) * 0.36 - 0.36,
    roundMax(
      Math.abs(z) - half,
      y - (1.0 - 0.1 * along * along - 0.12 * Math.max(0, -along) - 1.6 * z * z),
      0.1,
    ),
    0.18,
  );
  return roundMax(body, 0.7 + 0.06 * along - y, 0.08);
};
const tail: Field = (x, y, z) => {
  const along = -x - 0.28;
  const spine = 0.82 + 0.16 * along;
  return roundMax(
    roundMax(Math.abs(y - spine) - 0.055, Math.abs(z) - (0.13 - 0.08 * along), 0.07),
    Math.max(x + 0.2, -0.92 - x),
    0.05,
  );
};
const seat: Field = (x, y, z) => {
  const top = 0.88 + 0.5 * (x + 0.33) ** 2 - 0.5 * z * z;
  const rider = roundMax(
    Math.max(x - 0.0, -0.78 - x),
    roundMax(Math.abs(z) - (0.15 - 0.1 * Math.max(0, -x - 0.3)), Math.abs(y - top + 0.04) - 0.045, 0.06),
    0.1,
  );
  return roundMin(rider, rider, 0.01);
};

/** A naked road motorcycle. */
export function createMotorcycle(): Group {
  const bike = new Group();
  const add = (geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0): Mesh => {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    bike.add(mesh);
    return mesh;
  };
  const tube = (
    points: readonly (readonly [number, number, number])[],
    radius: number,
    material: Material,
  ): void => {
    add(
      new TubeGeometry(new CatmullRomCurve3(points.map((point) => new Vector3(...point))), 48, radius, 14),
      material,
    );
  };
  const paint = createPaint();
  const bounds = { min: [-1.1, 0.5, -0.35], max: [0.8, 1.2, 0.35] } as const;
  add(createSurface(tank, bounds, 0.014), paint);
  add(createSurface(tail, bounds, 0.014), paint);
  add(createSurface(seat, bounds, 0.014), leather);
  addWheel(add, 0.74, 0.06);
  addWheel(add, -0.7, 0.09);
  for (const z of [-0.1, 0.1]) {
    tube(
      [
        [0.74, 0.31, z],
        [0.62, 0.62, z],
        [0.46, 1.04, z],
      ],
      0.021,
      metal,
    );
    tube(
      [
        [0.66, 0.52, z],
        [0.46, 1.04, z],
      ],
      0.029,
      black,
    );
    tube(
      [
        [-0.12, 0.46, z],
        [-0.7, 0.31, z * 1.2],
      ],
      0.032,
      black,
    );
    tube(
      [
        [0.42, 0.92, z * 0.8],
        [0.1, 0.7, z * 1.5],
        [-0.15, 0.48, z * 1.4],
      ],
      0.024,
      cast,
    );
    tube(
      [
        [0.05, 0.72, z * 1.3],
        [-0.4, 0.76, z],
        [-0.8, 0.9, z * 0.6],
      ],
      0.016,
      cast,
    );
    tube(
      [
        [0.4, 1.07, z],
        [0.36, 1.12, z * 2.4],
        [0.22, 1.12, z * 3.9],
      ],
      0.012,
      black,
    );
    add(new CapsuleGeometry(0.018, 0.1, 6, 12), rubber, 0.2, 1.12, z * 4.1).rotation.set(Math.PI / 2, 0, 0.3);
    tube(
      [
        [0.3, 1.12, z * 3],
        [0.3, 1.26, z * 3.6],
      ],
      0.007,
      black,
    );
    add(new RoundedBoxGeometry(0.03, 0.07, 0.13, 5, 0.014), black, 0.3, 1.28, z * 3.8);
    add(new CapsuleGeometry(0.014, 0.08, 4, 8), metal, -0.18, 0.38, z * 2).rotation.x = Math.PI / 2;
    add(new SphereGeometry(0.028, 16, 12), red, -0.82, 0.86, z * 1.3);
  }
  add(new RoundedBoxGeometry(0.36, 0.26, 0.3, 6, 0.06), cast, -0.02, 0.45, 0);
  add(new CylinderGeometry(0.1, 0.1, 0.34, 32), black, 0.0, 0.43, 0).rotation.x = Math.PI / 2;
  const barrel = add(new RoundedBoxGeometry(0.22, 0.28, 0.27, 5, 0.03), cast, 0.18, 0.58, 0);
  barrel.rotation.z = -0.4;
  for (let fin = 0; fin < 6; fin += 1) {
    const plate = add(new BoxGeometry(0.25, 0.012, 0.31), metal, 0.14 + fin * 0.016, 0.5 + fin * 0.038, 0);
    plate.rotation.z = -0.4;
  }
  add(new BoxGeometry(0.05, 0.26, 0.26), black, 0.38, 0.56, 0).rotation.z = 0.2;
  for (const z of [-0.05, 0.05])
    tube(
      [
        [0.3, 0.58, z],
        [0.4, 0.38, z],
        [0.26, 0.22, z],
        [-0.1, 0.2, z + 0.06],
        [-0.3, 0.24, 0.15],
      ],
      0.022,
      chrome,
    );
  const silencer = add(new CapsuleGeometry(0.055, 0.42, 8, 24), metal, -0.52, 0.34, 0.2);
  silencer.rotation.z = Math.PI / 2 - 0.3;
  add(new SphereGeometry(0.095, 32, 24), black, 0.56, 0.95, 0).scale.set(0.9, 1, 1);
  add(new SphereGeometry(0.085, 32, 24), lens, 0.6, 0.95, 0).scale.set(0.7, 1, 1);
  add(new RoundedBoxGeometry(0.06, 0.1, 0.17, 5, 0.025), black, 0.44, 1.1, 0).rotation.z = 0.6;
  add(new RoundedBoxGeometry(0.05, 0.05, 0.14, 5, 0.02), red, -0.93, 0.92, 0);
  add(new TorusGeometry(0.345, 0.03, 8, 40, 1.5), paint, 0.74, 0.31, 0).scale.set(1, 1, 2.2);
  bike.children[bike.children.length - 1]!.rotation.z = 0.9;
  add(new TorusGeometry(0.345, 0.02, 8, 40, 1.2), black, -0.7, 0.31, 0).scale.set(1, 1, 3.4);
  bike.children[bike.children.length - 1]!.rotation.z = 1.3;
  add(new RoundedBoxGeometry(0.012, 0.12, 0.2, 3, 0.005), lens, -1.02, 0.72, 0).rotation.z = 0.35;
  return bike;
}

function addWheel(
  add: (geometry: BufferGeometry, material: Material, x?: number, y?: number, z?: number) => Mesh,
  x: number,
  width: number,
): void {
  const tyre = add(new TorusGeometry(0.262, 0.05, 20, 72), rubber, x, 0.31, 0);
  tyre.scale.z = width / 0.05;
  add(new TorusGeometry(0.215, 0.014, 12, 72), cast, x, 0.31, 0).scale.z = (width / 0.05) * 1.6;
  for (let spoke = 0; spoke < 5; spoke += 1)
    for (const lean of [-0.16, 0.16]) {
      const angle = (spoke * Math.PI * 2) / 5 + lean;
      const bar = add(
        new CapsuleGeometry(0.01, 0.18, 4, 8),
        cast,
        x + 0.12 * Math.cos(angle),
        0.31 + 0.12 * Math.sin(angle),
        0,
      );
      bar.rotation.z = angle - Math.PI / 2 - lean;
    }
  for (const z of [-0.055, 0.055]) {
    const disc = add(new TorusGeometry(0.125, 0.02, 4, 48), metal, x, 0.31, z);
    disc.scale.z = 0.12;
  }
  const hub = add(new CylinderGeometry(0.04, 0.04, 0.16, 24), cast, x, 0.31, 0);
  hub.rotation.x = Math.PI / 2;
}
