import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { VehiclePageProps } from '#parts/vehicle/VehiclePage.tsx';
import { VehiclePage as BasePage } from '#parts/vehicle/VehiclePage.tsx';
import { VehiclePage as DepotPage } from '../../../../../src/templates/depot/parts/vehicle/VehiclePage.tsx';
import { SimilarVehicles } from '../../../../../src/templates/marketplace/parts/vehicle/similar/SimilarVehicles.tsx';
import { VehiclePage as MarketplacePage } from '../../../../../src/templates/marketplace/parts/vehicle/VehiclePage.tsx';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../../../base/parts/site-pieces.ts';

const names = ['gallery', 'name', 'price', 'estimate', 'actions', 'facts', 'keeping', 'dealer', 'wide', 'bars'] as const; // oxfmt-ignore
const areas = Object.fromEntries(names.map((name) => [name, `[${name}]`])) as VehiclePageProps['areas'];
const order = (Page: typeof BasePage): string[] => {
  const markup = renderToStaticMarkup(
    <Page vehicle={{ id: '1' }} messages={{}} crumbs={[]} areas={areas}>
      [details]
    </Page>,
  );
  return [...markup.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
};

describe('the frame of a vehicle page', () => {
  test.each([
    ['base', BasePage, 'gallery name price estimate actions facts keeping dealer details wide bars'],
    ['marketplace', MarketplacePage, 'name gallery price estimate actions keeping facts dealer details wide bars'],
    ['depot', DepotPage, 'name price estimate actions facts keeping gallery dealer details wide bars'],
  ])('VDP-01 VDP-13 %s draws each area once, in the order in which it sells', (_, Page, expected) => {
    expect(order(Page).join(' ')).toBe(expected);
  }); // oxfmt-ignore
});

const of = stockVehicle({ id: 'of', slug: 'of', price: 30_000, priceType: 'drive_away', odometer: 40_000 });
const cheaper = stockVehicle({
  id: 'b',
  slug: 'b',
  price: 28_500,
  priceType: 'drive_away',
  odometer: 61_000,
});
const other = stockVehicle({ id: 'c', slug: 'c', price: 27_000, priceType: 'excluding_government_charges' });
const compare = (props: Partial<Parameters<typeof SimilarVehicles>[0]> = {}): string =>
  renderToStaticMarkup(
    <SimilarVehicles of={of} vehicles={[cheaper, other]} site={sitePieces} now={0} {...props} />,
  );

describe('the table of vehicles like one', () => {
  test('VDP-24 this one leads; the others say how their price stands to its own', () => {
    const rows = compare()
      .split('<tr')
      .slice(2)
      .map((row) => row.replace(/<[^>]*>/g, ' '));
    expect(rows).toEqual([
      expect.stringMatching(/This vehicle.*\$30,000.*40,000 km/s),
      expect.stringMatching(/\$28,500.*\$1,500 less than this one.*61,000 km/s),
      expect.not.stringMatching(/than this one/),
    ]);
  });

  test('VDP-30 one that is sold is compared with nothing', () => {
    const markup = compare({ of: { ...of, status: 'sold', sold: true } });
    expect(markup).not.toContain('This vehicle');
    expect(markup).toContain('href="/cars/b/"');
  });

  test('VDP-22 places are kept while they are looked for; without any there is a search', () => {
    expect(compare({ vehicles: [], waiting: true }).match(/similar__placeholder/g)).toHaveLength(6);
    expect(compare({ vehicles: [], failed: true })).toContain('could not be looked up just now');
  });
});
