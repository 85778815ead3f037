import { expect, test } from 'vitest';
import { createPageScale } from '#scripts/build/site/page-weight.ts';

const addresses = new Set(['/', '/pages/yards/']);
const page = (bytes: number, name = 'pages/yards/index.html') => ({ name, content: Buffer.alloc(bytes) });

test('a page that repeats a long list is refused by its address', () => {
  expect(() => createPageScale(addresses)(page(2_100_000))).toThrow(
    'The page /pages/yards/ would have 2.1 MB, expected at most 2.0 MB',
  );
  expect(() => createPageScale(addresses)(page(2_100_000, 'index.html'))).toThrow('The page / would have');
});

test('what stands in all pages of vehicles has an end', () => {
  const drawAll = (bytes: number): void => {
    const weigh = createPageScale(addresses);
    for (let at = 0; at < 400; at += 1) weigh(page(bytes, `cars/rio-${at}/index.html`));
  };
  expect(() => drawAll(400_000)).not.toThrow();
  expect(() => drawAll(1_000_000)).toThrow(
    /^The pages of the site by \/cars\/rio-250\/ would have 251\.0 MB, expected at most 250\.4 MB.*menus/,
  );
});

test('one page of stock and other files have what they have', () => {
  for (const name of ['cars/2019-kia-rio/index.html', 'sitemap.xml'])
    expect(() => createPageScale(addresses)(page(3_000_000, name))).not.toThrow();
});

test('all pages with sections have an end together', () => {
  const weigh = createPageScale(addresses);
  for (let at = 0; at < 75; at += 1) weigh(page(2_000_000));
  expect(() => weigh(page(1_000_000))).toThrow('The site by /pages/yards/ would have 151.0 MB');
});
