/** Photos that go with a trade-in. */
export const mostPhotos = 10;

/** Pixels of the longest side of a photo that is sent: enough to see a scratch, and sent within seconds. */
export const longestPhotoSide = 1_600;

/** Bytes of the largest file that a browser is asked to make smaller. */
export const mostPhotoBytes = 40 * 1_024 * 1_024;

/** Width and height within the longest side; a small photo stays as it is. */
export function fitPhoto({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const share = Math.min(1, longestPhotoSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** The same list with one of its things one place earlier or later; unchanged where there is no such place. */
export function moveBy<Thing>(things: readonly Thing[], from: number, by: -1 | 1): readonly Thing[] {
  const to = from + by;
  const moved = things[from];
  if (moved === undefined || to < 0 || to >= things.length) return things;
  return things.toSpliced(from, 1).toSpliced(to, 0, moved);
}
