/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
export type Point = readonly [number, number];

/** A smooth curve through points with rising first coordinate (monotone cubic), straight beyond its ends. */
export function createCurve(points: readonly Point[]): (at: number) => number {
  const sorted = [...points].sort((one, other) => one[0] - other[0]);
  const xs = sorted.map(([x]) => x);
  const ys = sorted.map(([, y]) => y);
  const last = xs.length - 1;
  const slopes = xs.slice(1).map((x, index) => (ys[index + 1]! - ys[index]!) / (x - xs[index]!));
  const tangents = xs.map((_, index) => {
    const before = slopes[index - 1] ?? slopes[index] ?? 0;
    const after = slopes[index] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (at) => {
    if (at <= xs[0]!) return ys[0]! + (slopes[0] ?? 0) * (at - xs[0]!);
    if (at >= xs[last]!) return ys[last]! + (slopes[last - 1] ?? 0) * (at - xs[last]!);
    let index = 0;
    while (xs[index + 1]! < at) index += 1;
    const width = xs[index + 1]! - xs[index]!;
    const t = (at - xs[index]!) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * ys[index]! +
      (t3 - 2 * t2 + t) * width * tangents[index]! +
      (3 * t2 - 2 * t3) * ys[index + 1]! +
      (t3 - t2) * width * tangents[index + 1]!
    );
  };
}

/** The larger of two distances, with the edge between them rounded over `radius`. */
export function roundMax(one: number, other: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(one - other), 0) / radius;
  return Math.max(one, other) + overlap * overlap * radius * 0.25;
}

/** The smaller of two distances, with the seam between them filled over `radius`. */
export function roundMin(one: number, other: number, radius: number): number {
  return -roundMax(-one, -other, radius);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function ease(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
