import { expect, test } from 'vitest';
import { createPageImage, findFirstPicture, findSharedPicture } from '#domain/page/page-image.ts';

const site = {
  url: 'https://dealer.example',
  images: { name: 'parameters' as const, quality: 75 },
  pictures: {
    '/yard.jpg': { src: '/_pictures/yard-1.webp', width: 2000, height: 1200, srcset: '', avif: '' },
    '/mark.svg': { src: '/_pictures/mark-1.svg', width: 20, height: 20, srcset: '', avif: '' },
  },
};

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

test("a picture of the dealer's own folder, at its own address and with its size; a drawing is none", () => {
  const image = createPageImage('/yard.jpg', 'The yard', site);
  expect(image).toEqual({
    url: 'https://dealer.example/yard.jpg',
    alt: 'The yard',
    width: 2000,
    height: 1200,
  });
  expect(createPageImage('/mark.svg', 'Our mark', site)).toBeNull();
});

test('no picture, no image', () => {
  expect(createPageImage(null, 'Nothing', site)).toBeNull();
});

test('ROUTE-22 a page of sections is shared with the first picture that stands in them', () => {
  const written = { name: 'text', html: '' } as const;
  const beside = { name: 'pictureText', image: '/yard.jpg', alt: '', side: 'left', html: '' } as const;
  expect(findFirstPicture([{ name: 'hero' }, written, beside])).toBe('/yard.jpg');
  expect(findFirstPicture([{ name: 'gallery', items: [{ image: '/bay.jpg', alt: '' }] }, beside])).toBe(
    '/bay.jpg',
  );
  expect(findFirstPicture([written])).toBeNull();
});

test('ROUTE-22 an article is shared with the picture that it names, else with the first in its text', () => {
  const html = '<p>We opened.</p><img src="/bay.jpg" alt="The bay" /><img src="/yard.jpg" alt="" />';
  const beside = { name: 'pictureText', image: '/beside.jpg', alt: '', side: 'left', html: '' } as const;
  expect(findSharedPicture({ image: '/own.jpg', html, sections: [] })).toBe('/own.jpg');
  expect(findSharedPicture({ image: null, html, sections: [beside] })).toBe('/bay.jpg');
  expect(findSharedPicture({ image: null, html: '', sections: [beside] })).toBe('/beside.jpg');
  expect(findSharedPicture({ image: null, html: '<p>Words</p>', sections: [] })).toBeNull();
});
