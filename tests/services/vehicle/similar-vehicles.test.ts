import { afterAll, beforeAll, expect, test } from 'vitest';
import { similarVehicles } from '#catalogue/vehicle/similar-vehicles.ts';
import { chooseSimilar } from '#domain/vehicle/similar.ts';
import { fetchSimilarVehicles } from '#services/vehicle/similar-vehicles.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument, openYard, type Yard } from '../search/yard.ts';

const makes = ['Toyota', 'Kia', 'Suzuki', 'Mazda'];
const bodies = ['SUV', 'Ute', 'Hatch'];
/** A yard in which every rule has something to leave out. */
const documents = Array.from({ length: 120 }, (_, index) =>
  createDocument({
    id: `v${index}`,
    slug: `v${index}`,
    make: makes[index % 4] ?? '',
    model: `Model ${index % 5}`,
    simple_body: bodies[index % 3] ?? '',
    status: index % 9 === 0 ? 'sold' : index % 11 === 0 ? 'coming_soon' : 'in_stock',
    price: index % 13 === 0 ? null : 18_000 + ((index * 7_919) % 70_000),
    created_at: 1_760_000_000 - index,
  }),
);
const hidden = createDocument({ id: 'hidden', slug: 'hidden', show_on_dealer_website: false });
const excludedMakes = ['Suzuki'];
const visible = documents.map(parseVehicle).filter(({ make }) => !excludedMakes.includes(make));
const catalogue = {
  readAt: 0,
  vehicles: visible,
  offers: [],
  parts: [],
  reviews: { all: null, page: null, byLocation: {} },
  landingPages: [],
  map: null,
};

let yard: Yard;
beforeAll(async () => {
  yard = await openYard([...documents, hidden]);
});
afterAll(() => yard.close());

test('VDP-23 VDP-24 the browser finds in the index what the build finds in the stock', async () => {
  for (const vehicle of visible.slice(0, 40)) {
    const found = await fetchSimilarVehicles(yard.endpoint, vehicle, { excludedMakes });
    const live = chooseSimilar(vehicle, found, 6).map(({ id }) => id);
    expect(live, vehicle.id).toEqual(similarVehicles(catalogue, vehicle, 6).map(({ id }) => id));
    expect(live).not.toContain('hidden');
  }
});

test('an index that does not answer is a typed failure', async () => {
  const [vehicle] = visible;
  if (!vehicle) throw new Error('no vehicle');
  await expect(
    fetchSimilarVehicles({ ...yard.endpoint, port: 1 }, vehicle, { excludedMakes }),
  ).rejects.toMatchObject({ kind: 'offline' });
});
