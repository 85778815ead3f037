import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Model } from '#domain/brand/brand.ts';
import { ModelCard } from '../../../../../src/templates/depot/parts/model/ModelCard.tsx';

const draw = (more: Partial<Parameters<typeof ModelCard>[0]> = {}): string =>
  renderToStaticMarkup(
    <ModelCard
      model={{ name: 'FRR 110-260', body: 'Truck', image: null, tagline: null } as Model}
      href="/frr-110-260/"
      price="From $182,888 inc GST Drive Away"
      exGst="$166,927 ex GST"
      stock="2 in stock"
      figures={[
        { key: 'mass', least: 10_400, most: 11_000 },
        { key: 'sleeps', least: 2, most: 2 },
      ]}
      columns={['mass', 'towing', 'sleeps']}
      site={{ images: { name: 'none' }, pictures: {}, messages: {} } as never}
      {...more}
    />,
  );
const words = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('ROUTE-18 VDP-28 a model is a line of figures with its price with and without GST', () => {
  expect(words(draw())).toBe(
    ' FRR 110-260 Truck · 2 in stock GVM / ATM 10,400–11,000 kg Tow – Berths 2 From $182,888 inc GST Drive Away $166,927 ex GST ',
  );
});

test('ROUTE-18 what a model does not state is a gap in the columns of all', () => {
  expect(draw()).toContain('<div data-unknown=""><dt>Tow</dt><dd>–</dd></div>');
});

test('ROUTE-18 a model that is not here says what it is and needs no picture', () => {
  const markup = draw({ price: null, exGst: null, stock: undefined, figures: [] });
  expect(words(markup)).toBe(' FRR 110-260 Truck ');
  expect(markup).toContain('class="body-drawing"');
  expect(markup).not.toContain('<dl');
});
