import type { Group } from 'three';
import {
  CatmullRomCurve3,
  ExtrudeGeometry,
  Mesh,
  Path,
  Shape,
  TubeGeometry,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';

export type Triple = readonly [x: number, y: number, z: number];

/** Adds a mesh to the group, `at` metres from its middle and turned by `turn` (radians). */
export function put(
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

export const quarter = Math.PI / 2;

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
export function slab(
  width: number,
  depth: number,
  height: number,
  radius: number,
  bevel = 0.03,
): BufferGeometry {
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
export function rim(
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

/** A bent pipe through the points. */
export const tube = (points: readonly Triple[], radius: number, tension = 0.5): TubeGeometry =>
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
