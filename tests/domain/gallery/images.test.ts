import { expect, test } from 'vitest';
import { createImageUrl } from '#domain/gallery/images.ts';

const url = 'https://pictures.example/yard/1.jpg';

test.each([
  ['parameters', `${url}?width=800&quality=75`],
  ['imgix', `${url}?w=800&q=75&auto=format`],
  ['fastly', `${url}?width=800&quality=75&auto=avif,webp`],
  ['cloudflare', 'https://pictures.example/cdn-cgi/image/width=800,quality=75,format=auto/yard/1.jpg'],
  ['none', url],
] as const)('GAL-03, C50: %s is asked for a width and a quality', (name, expected) => {
  expect(createImageUrl(url, 800, { name, quality: 75 })).toBe(expected);
});

test.each([
  ['parameters', `${url}?v=2&width=160&quality=80`],
  ['imgix', `${url}?v=2&w=160&q=80&auto=format`],
  ['cloudflare', 'https://pictures.example/cdn-cgi/image/width=160,quality=80,format=auto/yard/1.jpg?v=2'],
] as const)('GAL-03: %s keeps what an address asks for already', (name, expected) => {
  expect(createImageUrl(`${url}?v=2`, 160, { name, quality: 80 })).toBe(expected);
});
