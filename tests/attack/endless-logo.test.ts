import { expect, test } from 'vitest';
import sharp from 'sharp';
import { drawLogo } from '#scripts/build/site/open-graph/draw-logo.ts';

/*
 * A dealer's own logo as a drawing that takes minutes: it was drawn for each vehicle, until the build of its site was ended
 * after an hour.
 */

const draw = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90">${content}</svg>`);

test('is given up, and a plain one is drawn', { timeout: 60_000 }, async () => {
  const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="80"/>'.repeat(2_000)}</filter>`;
  const begun = performance.now();
  expect(await drawLogo(draw(`${filter}<rect width="300" height="90" filter="url(#f)"/>`), 3_000)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(30_000);
  const plain = await drawLogo(draw('<rect width="300" height="90"/>'));
  expect(await sharp(plain ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', height: 64 });
  expect(await drawLogo(Buffer.from('no picture'))).toBeNull();
});
