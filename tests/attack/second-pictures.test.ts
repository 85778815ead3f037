import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { fetchPicture } from '#scripts/outside-pictures/fetch-picture.ts';
import { listen } from '../listen.ts';

test('a drawing of few bytes that takes minutes is not drawn at all', async () => {
  const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="80"/>'.repeat(30)}</filter>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000">${filter}<rect width="7000" height="7000" filter="url(#f)"/></svg>`;
  const server = createServer((_, response) => response.end(drawing));
  const origin = await listen(server);
  try {
    await expect(fetchPicture(`${origin}/car.jpg`, [origin])).rejects.toThrow(
      'it is svg, which is not drawn',
    );
  } finally {
    server.close();
  }
});
