import type { Locator } from 'playwright';

/** Touches a thing near its left end, where a long row is sure to be itself. */
export async function touch(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await target.page().touchscreen.tap(x + Math.min(width / 2, 20), y + height / 2);
}
