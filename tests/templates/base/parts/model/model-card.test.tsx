import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Model } from '#domain/brand/brand.ts';
import { ModelCard } from '#parts/model/ModelCard.tsx';

const site = { images: { name: 'none' }, pictures: {} } as never;
const draw = (body: string | null, image: string | null = null): string =>
  renderToStaticMarkup(
    <ModelCard
      model={{ name: 'F-150', body, image, tagline: null } as Model}
      href="/models/f-150/"
      price={null}
      exGst={null}
      figures={[]}
      columns={[]}
      site={site}
    />,
  );

test('ROUTE-18 a model without a picture shows its body in lines, and no sign of a camera', () => {
  expect(draw('Ute')).toContain('class="body-drawing"');
  expect(draw('Ute')).not.toContain('data-empty');
  expect(draw(null)).toContain('data-empty');
  expect(draw('Ute', 'https://img.example/f.jpg')).toContain('<img');
});
