import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { SectionOf } from '#domain/page/section.ts';
import { parseSearchUrl } from '#domain/search/url.ts';
import { meetsFilter } from '#domain/listing/vehicle-filter.ts';
import { findOffers, findVehicles } from '#routes/sections/chosen-stock.ts';
import { tellEmptySections } from '#routes/sections/empty-sections.ts';
import { fixtureDealer, fixtureVehicle } from '../../integration/fixture-target.ts';

const { site: fixture } = fixtureDealer('alpha');
type Site = Parameters<typeof tellEmptySections>[0]['site'];
const site = { ...fixture, listingPath: '/search/' } as unknown as Site;
const vehicles = [
  fixtureVehicle(1, { make: 'Kia', car_type: 'used', price: 25_000 }),
  fixtureVehicle(2, { make: 'Kia', car_type: 'used', price: 15_000 }),
  fixtureVehicle(3, { make: 'Kia', car_type: 'used', price: 12_000, status: 'sold' }),
  fixtureVehicle(4, { make: 'Kia', car_type: 'new', price: 18_000 }),
  fixtureVehicle(5, { make: 'BYD', car_type: 'used', price: 11_000 }),
  fixtureVehicle(6, { make: 'Kia', car_type: 'used', price: null }),
];

const asked = (more: Partial<SectionOf<'vehicles'>>): SectionOf<'vehicles'> => ({
  name: 'vehicles',
  filter: { make: ['kia'], condition: ['used'], price: { min: null, max: 20_000 } },
  ...more,
});

describe('vehicles of a section', () => {
  test('are those that can be bought; its link counts what the listing shows, sold ones too', () => {
    const found = findVehicles(asked({}), { vehicles }, site);
    expect(found.vehicles.map(({ price }) => price)).toEqual([15_000]);
    expect(found.total).toBe(2);
    expect(found.href).toBe('/search/?condition=used&make=Kia&price=-20000');
  });

  test('are the same that the listing behind the link finds', () => {
    const { href, total } = findVehicles(asked({ sort: 'lowest-price' }), { vehicles }, site);
    const state = parseSearchUrl(new URL(href, 'https://alpha.example').search);
    expect(state.sort).toBe('lowest-price');
    expect(vehicles.filter((vehicle) => meetsFilter(vehicle, state))).toHaveLength(total);
  });

  test('stand in the order that was asked for, those without a price last', () => {
    const all = { make: ['Kia'] };
    const prices = (sort: SectionOf<'vehicles'>['sort']) =>
      findVehicles(asked({ filter: all, sort }), { vehicles }, site).vehicles.map(({ price }) => price);
    expect(prices('lowest-price')).toEqual([15_000, 18_000, 25_000, null]);
    expect(prices('highest-price')).toEqual([25_000, 18_000, 15_000, null]);
    expect(findVehicles(asked({ filter: all, count: 2 }), { vehicles }, site).vehicles).toHaveLength(2);
  });
});

test('offers of a section are of its category, make and model, in any spelling', () => {
  const offers = [
    { id: '1', category: 'Service', make: null, model: null },
    { id: '2', category: 'New vehicles', make: 'Kia', model: { name: 'EV9', slug: 'ev9' } },
  ] as unknown as Offer[];
  const ids = (chosen: Parameters<typeof findOffers>[0]) => findOffers(chosen, offers).map(({ id }) => id);
  expect(ids({})).toEqual(['1', '2']);
  expect(ids({ category: 'service' })).toEqual(['1']);
  expect(ids({ make: 'kia', model: 'EV9' })).toEqual(['2']);
  expect(ids({ category: 'Service', make: 'Kia' })).toEqual([]);
});

test('LEGAL 8: the report names every section that is left out, and why', () => {
  const now = 1_790_000_000;
  const catalogue = { vehicles, offers: [], landingPages: [], readAt: now } as unknown as Catalogue;
  const countdown = { name: 'countdown', title: 'Sale', allDay: true } as const;
  const home = [
    asked({}),
    asked({ title: 'Old Saabs', filter: { make: ['Saab'] } }),
    { name: 'offers', category: 'Service' } as const,
    { ...countdown, endsAt: now + 1 },
    { ...countdown, endsAt: now },
  ];
  expect(tellEmptySections({ catalogue, pages: [], site: { ...site, sections: { home } } })).toEqual([
    'The section vehicles "Old Saabs" is left out of the page /: no vehicle for sale meets its filter.',
    'The section offers is left out of the page /: no offer that runs is of its category, make and model.',
    'The section countdown "Sale" is left out of the page /: its end is over.',
  ]);
});
