import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Path,
  Shape,
  TorusGeometry,
  Vector2,
} from 'three';

const rubber = new MeshStandardMaterial({ color: 0x101011, roughness: 0.82 });
const alloy = new MeshPhysicalMaterial({
  color: 0xb4b7ba,
  metalness: 0.85,
  roughness: 0.28,
  clearcoat: 0.5,
  clearcoatRoughness: 0.1,
});
const darkAlloy = new MeshPhysicalMaterial({
  color: 0x2a2c2e,
  metalness: 0.7,
  roughness: 0.35,
  clearcoat: 0.4,
});
const steel = new MeshStandardMaterial({ color: 0x77797b, metalness: 0.9, roughness: 0.35 });
const dark = new MeshStandardMaterial({ color: 0x0a0a0b, roughness: 0.9 });

/** A wheel whose outer face looks along +z, centre at the origin. */
export function createWheel({
  radius,
  width,
  spokes,
  black = false,
}: {
  radius: number;
  width: number;
  spokes: number;
  black?: boolean;
}): Group {
  const group = new Group();
  const rim = radius * 0.735;
  const half = width / 2;
  const tyre = [
    [rim * 0.99, -half * 0.86],
    [radius * 0.86, -half],
    [radius * 0.955, -half * 0.94],
    [radius * 0.992, -half * 0.78],
    [radius, -half * 0.5],
    [radius, half * 0.5],
    [radius * 0.992, half * 0.78],
    [radius * 0.955, half * 0.94],
    [radius * 0.86, half],
    [rim * 0.99, half * 0.86],
    [rim * 0.95, half * 0.7],
  ].map(([r, z]) => new Vector2(r, z));
  const barrel = [
    [rim * 1.0, half * 0.88],
    [rim * 0.975, half * 0.9],
    [rim * 0.95, half * 0.78],
    [rim * 0.91, half * 0.5],
    [rim * 0.88, -half * 0.5],
    [rim * 0.95, -half * 0.85],
  ].map(([r, z]) => new Vector2(r, z));
  const finish = black ? darkAlloy : alloy;
  for (const [points, material] of [
    [tyre, rubber],
    [barrel, finish],
  ] as const) {
    const mesh = new Mesh(new LatheGeometry(points, 72), material);
    mesh.rotation.x = Math.PI / 2;
    material.side = 2;
    group.add(mesh);
  }
  const disc = new Mesh(new CylinderGeometry(rim * 0.78, rim * 0.78, 0.025, 48), steel);
  disc.rotation.x = Math.PI / 2;
  disc.position.z = -half * 0.1;
  const back = new Mesh(new CylinderGeometry(rim * 0.95, rim * 0.95, 0.02, 48), dark);
  back.rotation.x = Math.PI / 2;
  back.position.z = -half * 0.35;
  group.add(disc, back);
  for (let index = 0; index < spokes; index += 1) {
    const spoke = createSpoke(rim, (Math.PI / spokes) * 0.5, finish);
    spoke.rotation.z = (index * 2 * Math.PI) / spokes + Math.PI / 2;
    spoke.position.z = half * 0.42;
    group.add(spoke);
  }
  const hub = new Mesh(new CylinderGeometry(rim * 0.19, rim * 0.23, 0.05, 36), finish);
  hub.rotation.x = Math.PI / 2;
  hub.position.z = half * 0.55;
  const cap = new Mesh(new CylinderGeometry(rim * 0.1, rim * 0.11, 0.014, 36), darkAlloy);
  cap.rotation.x = Math.PI / 2;
  cap.position.z = half * 0.55 + 0.028;
  const lip = new Mesh(new TorusGeometry(rim * 0.985, rim * 0.018, 10, 72), finish);
  lip.position.z = half * 0.87;
  group.add(hub, cap, lip);
  return group;
}

function createSpoke(rim: number, spread: number, material: MeshPhysicalMaterial): Group {
  const spoke = new Group();
  const outer = rim * 0.955;
  const inner = rim * 0.16;
  const shape = new Shape();
  shape.moveTo(inner, -rim * 0.085);
  shape.lineTo(outer * Math.cos(spread), -outer * Math.sin(spread));
  shape.absarc(0, 0, outer, -spread, spread, false);
  shape.lineTo(inner, rim * 0.085);
  const slot = new Path();
  const near = rim * 0.48;
  const far = rim * 0.86;
  slot.moveTo(near, 0);
  slot.lineTo(far * Math.cos(spread * 0.42), far * Math.sin(spread * 0.42));
  slot.lineTo(far * Math.cos(spread * 0.42), -far * Math.sin(spread * 0.42));
  slot.lineTo(near, 0);
  shape.holes.push(slot);
  spoke.add(
    new Mesh(
      new ExtrudeGeometry(shape, {
        depth: 0.022,
        bevelEnabled: true,
        bevelSize: 0.006,
        bevelThickness: 0.008,
        bevelSegments: 3,
      }),
      material,
    ),
  );
  return spoke;
}
