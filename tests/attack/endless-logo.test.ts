import { expect, test } from 'vitest';
import sharp from 'sharp';
import { logoSize } from '#scripts/build/site/open-graph/draw-card.ts';
import { drawPicture, EndlessPicture } from '#scripts/outside-pictures/draw-picture.ts';

/*
 * A dealer's own logo as a drawing that takes minutes: it was drawn for each vehicle, until the build of its site was ended
 * after an hour.
 */

const draw = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90">${content}</svg>`);

test('is given up, and a plain one is drawn', { timeout: 60_000 }, async () => {
  const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="80"/>'.repeat(2_000)}</filter>`;
  const begun = performance.now();
  const endless = draw(`${filter}<rect width="300" height="90" filter="url(#f)"/>`);
  await expect(drawPicture(endless, logoSize, 3_000)).rejects.toThrow(EndlessPicture);
  expect(performance.now() - begun).toBeLessThan(30_000);
  const plain = await drawPicture(draw('<rect width="300" height="90"/>'), logoSize);
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'png', width: 213, height: 64 });
});
