import { expect, test } from 'vitest';
import { createPageScale } from '#scripts/build/site/page-weight.ts';

const page = (bytes: number, name = 'pages/yards/index.html') => ({ name, content: Buffer.alloc(bytes) });

test('a page that repeats a long list is refused by its address', () => {
  expect(() => createPageScale(0)(page(2_000_001))).toThrow('The page /pages/yards/ would have 2.0 MB');
  expect(() => createPageScale(0)(page(3_000_000, 'sitemap.xml'))).not.toThrow();
});

test('all pages of a site have an end, the further off the more vehicles it has', () => {
  const draw = (vehicles: number) => {
    const weigh = createPageScale(vehicles);
    for (let at = 0; at < 80; at += 1) weigh(page(2_000_000));
  };
  expect(() => draw(10)).toThrow('The pages would have more than 153.0 MB together');
  expect(() => draw(100)).not.toThrow();
});
