import { expect, test } from 'vitest';
import { createPageImage } from '#domain/page/page-image.ts';

const site = { url: 'https://dealer.example', images: { name: 'parameters' as const, quality: 75 } };

test.each([
  [
    'of the image server, wide enough',
    'https://cdn.example/a.jpg',
    'https://cdn.example/a.jpg?width=1200&quality=75',
  ],
  ['of the site itself, as it is', '/team.webp', 'https://dealer.example/team.webp'],
])('a picture %s', (_, url, expected) => {
  expect(createPageImage(url, 'What it shows', site)).toMatchObject({ url: expected, alt: 'What it shows' });
});

test('no picture, no image', () => {
  expect(createPageImage(null, 'Nothing', site)).toBeNull();
});
