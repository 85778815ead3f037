import {
  Box3,
  BoxGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Path,
  Shape,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';
import { createWheel } from './wheel.ts';

/*
 * Parts and accessories as still lifes. All are drawn about as large as a vehicle (two to three metres), so that the
 * studio's floor, light and lens suit them as well.
 */

const rubber = new MeshStandardMaterial({ color: 0x131314, roughness: 0.86, side: 2 });
const plastic = new MeshStandardMaterial({ color: 0x1d1f22, roughness: 0.55 });
const steel = new MeshStandardMaterial({ color: 0x9a9ea2, metalness: 0.9, roughness: 0.32, side: 2 });
const chrome = new MeshPhysicalMaterial({ color: 0xd9dcdf, metalness: 1, roughness: 0.08 });
const aluminium = new MeshPhysicalMaterial({ color: 0xb9bdc1, metalness: 0.8, roughness: 0.3 });
const iron = new MeshStandardMaterial({ color: 0x55585b, metalness: 0.6, roughness: 0.6 });
const blackCoat = new MeshPhysicalMaterial({ color: 0x17181a, roughness: 0.4, clearcoat: 0.4 });
const lacquer = (colour: number): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: colour, roughness: 0.38, clearcoat: 0.6, clearcoatRoughness: 0.2 });

type Triple = readonly [x: number, y: number, z: number];

function put(
  group: Group,
  geometry: BufferGeometry,
  material: Material,
  at: Triple,
  turn: Triple = [0, 0, 0],
) {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  group.add(mesh);
  return mesh;
}

const quarter = Math.PI / 2;

function roundedShape(width: number, depth: number, radius: number): Shape {
  const shape = new Shape();
  const [x, y] = [width / 2, depth / 2];
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y);
  shape.absarc(x - radius, -y + radius, radius, -quarter, 0, false);
  shape.lineTo(x, y - radius);
  shape.absarc(x - radius, y - radius, radius, 0, quarter, false);
  shape.lineTo(-x + radius, y);
  shape.absarc(-x + radius, y - radius, radius, quarter, 2 * quarter, false);
  shape.lineTo(-x, -y + radius);
  shape.absarc(-x + radius, -y + radius, radius, 2 * quarter, 3 * quarter, false);
  return shape;
}

/** A slab with rounded corners and edges that lies on the ground. */
function slab(width: number, depth: number, height: number, radius: number, bevel = 0.03): BufferGeometry {
  const geometry = new ExtrudeGeometry(roundedShape(width - bevel * 2, depth - bevel * 2, radius), {
    depth: height - bevel * 2,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 4,
    curveSegments: 24,
  });
  geometry.rotateX(-quarter);
  geometry.translate(0, bevel, 0);
  return geometry;
}

/** A rim along the edge of a slab. */
function rim(
  width: number,
  depth: number,
  height: number,
  radius: number,
  thickness: number,
): BufferGeometry {
  const shape = roundedShape(width, depth, radius);
  const inside = roundedShape(
    width - thickness * 2,
    depth - thickness * 2,
    Math.max(0.02, radius - thickness),
  );
  shape.holes.push(new Path(inside.getPoints(24).reverse()));
  const geometry = new ExtrudeGeometry(shape, {
    depth: height,
    bevelSize: 0.012,
    bevelThickness: 0.012,
    bevelSegments: 2,
    curveSegments: 24,
  });
  geometry.rotateX(-quarter);
  return geometry;
}

const tube = (points: readonly Triple[], radius: number, tension = 0.5): TubeGeometry =>
  new TubeGeometry(
    new CatmullRomCurve3(
      points.map((point) => new Vector3(...point)),
      false,
      'catmullrom',
      tension,
    ),
    96,
    radius,
    20,
  );

function createTyre(): Group {
  const group = new Group();
  const half = 0.36;
  const profile = [
    [0.66, -half * 0.86],
    [0.86, -half],
    [0.99, -half * 0.94],
    [1.06, -half * 0.74],
    ...[-0.52, -0.18, 0.18, 0.52].flatMap((groove) => [
      [1.075, half * (groove - 0.05)] as const,
      [1.045, half * (groove - 0.035)] as const,
      [1.045, half * (groove + 0.035)] as const,
      [1.075, half * (groove + 0.05)] as const,
    ]),
    [1.06, half * 0.74],
    [0.99, half * 0.94],
    [0.86, half],
    [0.66, half * 0.86],
    [0.72, half * 0.7],
    [0.72, -half * 0.7],
    [0.66, -half * 0.86],
  ].map(([radius, along]) => new Vector2(radius, along));
  put(group, new LatheGeometry(profile, 96), rubber, [0, 0, 0], [quarter, 0, 0]);
  for (let index = 0; index < 72; index += 1) {
    const angle = (index / 72) * Math.PI * 2;
    for (const side of [-1, 1]) {
      put(
        group,
        new BoxGeometry(0.022, 0.05, 0.13),
        rubber,
        [Math.cos(angle) * 1.062, Math.sin(angle) * 1.062, side * half * 0.72],
        [0, 0, angle],
      );
    }
  }
  put(group, new TorusGeometry(0.92, 0.012, 8, 96), plastic, [0, 0, half * 1.0]);
  return group;
}

const goods: Readonly<Record<string, () => Group>> = {
  'alloy-wheel': () => {
    const wheel = createWheel({ radius: 1.1, width: 0.72, spokes: 5 });
    wheel.position.y = 1.1;
    return new Group().add(wheel);
  },
  tyre: () => {
    const group = new Group();
    const standing = createTyre();
    standing.position.set(-0.1, 1.09, 0.55);
    const lying = createTyre();
    lying.rotation.x = quarter;
    lying.position.set(0.15, 0.38, -0.75);
    return group.add(standing, lying);
  },
  'brake-discs': () => {
    const group = new Group();
    const disc = new Group();
    const face = new Shape();
    face.absarc(0, 0, 1, 0, Math.PI * 2, false);
    const bore = new Path();
    bore.absarc(0, 0, 0.5, 0, Math.PI * 2, true);
    face.holes.push(bore);
    for (let index = 0; index < 40; index += 1) {
      const angle = (index / 40) * Math.PI * 2;
      const radius = 0.62 + (index % 4) * 0.095;
      const hole = new Path();
      hole.absarc(Math.cos(angle) * radius, Math.sin(angle) * radius, 0.024, 0, Math.PI * 2, true);
      face.holes.push(hole);
    }
    for (const depth of [0, 0.13]) {
      put(
        disc,
        new ExtrudeGeometry(face, {
          depth: 0.06,
          bevelSize: 0.008,
          bevelThickness: 0.008,
          curveSegments: 64,
        }),
        steel,
        [0, 0, depth],
      );
    }
    put(disc, new CylinderGeometry(0.92, 0.92, 0.08, 64, 1, true), iron, [0, 0, 0.1], [quarter, 0, 0]);
    put(disc, new CylinderGeometry(0.5, 0.54, 0.34, 64, 1, true), iron, [0, 0, 0.3], [quarter, 0, 0]);
    const hat = new Shape();
    hat.absarc(0, 0, 0.5, 0, Math.PI * 2, false);
    for (const [radius, place] of [
      [0.19, null],
      ...[0, 1, 2, 3, 4].map((index) => [0.045, index] as const),
    ] as const) {
      const hole = new Path();
      const angle = ((place ?? 0) / 5) * Math.PI * 2 + quarter;
      const out = place === null ? 0 : 0.34;
      hole.absarc(Math.cos(angle) * out, Math.sin(angle) * out, radius, 0, Math.PI * 2, true);
      hat.holes.push(hole);
    }
    put(
      disc,
      new ExtrudeGeometry(hat, { depth: 0.05, bevelSize: 0.01, bevelThickness: 0.01, curveSegments: 48 }),
      iron,
      [0, 0, 0.44],
    );
    disc.rotation.x = -0.12;
    disc.position.set(-0.35, 1.0, -0.1);
    group.add(disc);
    for (const [x, z, turn] of [
      [0.85, 0.75, 0.35],
      [0.2, 1.05, -0.2],
    ] as const) {
      const pad = new Group();
      put(pad, slab(0.86, 0.4, 0.06, 0.1, 0.015), iron, [0, 0, 0]);
      put(pad, slab(0.72, 0.32, 0.13, 0.06, 0.015), plastic, [0, 0.055, 0]);
      pad.position.set(x, 0, z);
      pad.rotation.y = turn;
      group.add(pad);
    }
    return group;
  },
  'oil-filter': () => {
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
  },
  battery: () => {
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
  },
  'floor-mats': () => {
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
  },
  'tow-bar': () => {
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
  },
  'roof-racks': () => {
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
  },
  'wiper-blades': () => {
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
  },
  'boot-liner': () => {
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
  },
  'care-kit': () => {
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
  },
  'bull-bar': () => {
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
  },
};

/** A part or accessory of that name, standing on the middle of the ground; null when there is none. */
export function createGoods(name: string): Group | null {
  const group = goods[name]?.();
  if (!group) return null;
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  const box = new Box3().setFromObject(group);
  const centre = box.getCenter(new Vector3());
  group.position.set(-centre.x, -box.min.y, -centre.z);
  return new Group().add(group);
}
