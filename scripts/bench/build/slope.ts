/** What one more of `x` adds to `y`: the slope of the line that runs closest to all points (least squares). */
export function findSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (pick: (point: { x: number; y: number }) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const x = mean((point) => point.x);
  const y = mean((point) => point.y);
  const both = mean((point) => (point.x - x) * (point.y - y));
  return both / mean((point) => (point.x - x) ** 2);
}
