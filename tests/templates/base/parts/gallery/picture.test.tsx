import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findPicture, pickPictures } from '#domain/gallery/own-picture.ts';
import { Picture, type PictureProps } from '#parts/gallery/Picture.tsx';

const yard = {
  src: '/_pictures/yard-1-1200.webp',
  width: 1200,
  height: 700,
  srcset: '/_pictures/yard-1-400.webp 400w, /_pictures/yard-1-1200.webp 1200w',
  avif: '/_pictures/yard-1-400.avif 400w',
};
const pictures = { '/yard.jpg': yard, '/our place.svg': { ...yard, srcset: '', avif: '' } };
const images = { name: 'parameters' as const, quality: 75 };
const draw = (address: string | null, extra: Partial<PictureProps> = {}): string =>
  renderToStaticMarkup(
    <Picture
      src={findPicture(address, { pictures })}
      alt="The yard"
      widths={[400, 800]}
      sizes="50vw"
      images={images}
      {...extra}
    />,
  );

test("GAL-03 a picture of the dealer's own has its versions, its size and AVIF for browsers that know it", () => {
  expect(draw('/yard.jpg')).toBe(
    '<div class="picture" data-ratio="4:3"><picture>' +
      '<source type="image/avif" srcSet="/_pictures/yard-1-400.avif 400w" sizes="50vw"/>' +
      `<img src="${yard.src}" srcSet="${yard.srcset}" sizes="50vw" width="1200" height="700" alt="The yard" decoding="async" loading="lazy"/>` +
      '</picture></div>',
  );
  expect(draw('/yard.jpg', { ratio: 'own', eager: true })).toMatch(/data-ratio="own".*fetchPriority="high"/);
});

test('GAL-03 one that cannot be resized stands alone, whatever stands behind its path', () => {
  const markup = draw('/our%20place.svg?v=2');
  expect(markup).toContain(`src="${yard.src}" width="1200"`);
  expect(markup).not.toMatch(/srcset|sizes|<picture>/i);
});

test('GAL-03 a picture elsewhere goes through the image service; its own height nobody knows', () => {
  const markup = draw('https://cdn.example/a.jpg', { ratio: 'own' });
  expect(markup).toContain('srcSet="https://cdn.example/a.jpg?width=400&amp;quality=75 400w');
  expect(markup).toContain('data-ratio="4:3"');
  expect(markup).toContain('width="800" height="600"');
  expect(draw(null)).toContain('data-empty');
});

test('islands are handed the own pictures that they draw and no others', () => {
  expect(pickPictures(['/yard.jpg', null, 'https://cdn.example/a.jpg', '/none.jpg'], pictures)).toEqual({
    '/yard.jpg': yard,
  });
});
