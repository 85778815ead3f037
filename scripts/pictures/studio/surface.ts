/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import { BufferAttribute, BufferGeometry } from 'three';

/** Negative inside, positive outside, metres (near the surface). */
export type Field = (x: number, y: number, z: number) => number;

export interface Bounds {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/**
 * The surface where a field is zero, as a mesh (surface nets): one vertex per cell that the surface crosses, pulled
 * onto the surface along the gradient, which is also its normal, so that coarse cells still look smooth.
 */
export function createSurface(field: Field, { min, max }: Bounds, cell: number): BufferGeometry {
  const [nx, ny, nz] = [0, 1, 2].map((axis) => Math.ceil((max[axis]! - min[axis]!) / cell) + 1) as [
    number,
    number,
    number,
  ];
  const values = new Float32Array(nx * ny * nz);
  const at = (i: number, j: number, k: number): number => (i * ny + j) * nz + k;
  for (let i = 0; i < nx; i += 1)
    for (let j = 0; j < ny; j += 1)
      for (let k = 0; k < nz; k += 1)
        values[at(i, j, k)] = field(min[0] + i * cell, min[1] + j * cell, min[2] + k * cell);

  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const gradient = (x: number, y: number, z: number): [number, number, number] => {
    const e = 0.004;
    return [
      (field(x + e, y, z) - field(x - e, y, z)) / (2 * e),
      (field(x, y + e, z) - field(x, y - e, z)) / (2 * e),
      (field(x, y, z + e) - field(x, y, z - e)) / (2 * e),
    ];
  };
  for (let i = 0; i < nx - 1; i += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let k = 0; k < nz - 1; k += 1) {
        let inside = 0;
        for (let corner = 0; corner < 8; corner += 1)
          if (values[at(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2))]! < 0) inside += 1;
        if (inside === 0 || inside === 8) continue;
        let [x, y, z] = [min[0] + (i + 0.5) * cell, min[1] + (j + 0.5) * cell, min[2] + (k + 0.5) * cell];
        const [cx, cy, cz] = [x, y, z];
        for (let step = 0; step < 4; step += 1) {
          const value = field(x, y, z);
          const [gx, gy, gz] = gradient(x, y, z);
          const scale = value / Math.max(0.05, gx * gx + gy * gy + gz * gz);
          x = clamp(x - gx * scale, cx, cell);
          y = clamp(y - gy * scale, cy, cell);
          z = clamp(z - gz * scale, cz, cell);
        }
        const [gx, gy, gz] = gradient(x, y, z);
        const length = Math.hypot(gx, gy, gz) || 1;
        vertexOf[at(i, j, k)] = positions.length / 3;
        positions.push(x, y, z);
        normals.push(gx / length, gy / length, gz / length);
      }

  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (flip) indices.push(a, c, b, a, d, c);
    else indices.push(a, b, c, a, c, d);
  };
  for (let i = 1; i < nx - 1; i += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let k = 1; k < nz - 1; k += 1) {
        const here = values[at(i, j, k)]! < 0;
        const v = (di: number, dj: number, dk: number): number => vertexOf[at(i - di, j - dj, k - dk)]!;
        if (here !== values[at(i + 1, j, k)]! < 0)
          quad(v(0, 1, 1), v(0, 0, 1), v(0, 0, 0), v(0, 1, 0), !here);
        if (here !== values[at(i, j + 1, k)]! < 0)
          quad(v(1, 0, 1), v(1, 0, 0), v(0, 0, 0), v(0, 0, 1), !here);
        if (here !== values[at(i, j, k + 1)]! < 0)
          quad(v(1, 1, 0), v(0, 1, 0), v(0, 0, 0), v(1, 0, 0), !here);
      }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setIndex(indices);
  return geometry;
}

function clamp(value: number, centre: number, reach: number): number {
  return Math.min(centre + reach, Math.max(centre - reach, value));
}
