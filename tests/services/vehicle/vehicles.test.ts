import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceError } from '#services/site/errors.ts';
import {
  fetchNamedVehicle,
  fetchVehicleById,
  fetchVehicleBySlug,
  fetchVehicles,
} from '#services/vehicle/vehicles.ts';
import { createDocument, openYard, type Yard } from '../search/yard.ts';

let yard: Yard;
beforeAll(async () => {
  yard = await openYard([
    createDocument({ id: 'a1', slug: 'hilux-a1', price: 51_990 }),
    createDocument({ id: 'a2', slug: 'hidden-a2', show_on_dealer_website: false }),
    // The index takes their slugs for one.
    createDocument({ id: 'c1', slug: 'corolla-u1-23' }),
    createDocument({ id: 'c2', slug: 'corolla-u12-3' }),
  ]);
});
afterAll(() => yard.close());

describe('one vehicle from the index', () => {
  test('by id, parsed', async () => {
    expect(await fetchVehicleById(yard.endpoint, 'a1')).toMatchObject({
      id: 'a1',
      slug: 'hilux-a1',
      price: 51_990,
      sold: false,
    });
  });

  test('by the slug of its page', async () => {
    expect((await fetchVehicleBySlug(yard.endpoint, 'hilux-a1'))?.id).toBe('a1');
  });

  test.each([['a1'], ['hilux-a1']])('ROUTE-10 ROUTE-12 by what an address names it: %s', async (name) => {
    expect(await fetchNamedVehicle(yard.endpoint, name)).toMatchObject({ id: 'a1', slug: 'hilux-a1' });
  });

  test.each([['a2'], ['hidden-a2'], ['a9'], ['`'], ['*'], ['a1` || make:=`Toyota'], ['hilux-a*']])(
    'an address that names nothing that is shown finds nothing: %s',
    async (name) => {
      expect(await fetchNamedVehicle(yard.endpoint, name)).toBeNull();
    },
  );

  test.each([
    ['corolla-u1-23', 'c1'],
    ['corolla-u12-3', 'c2'],
  ])('%s is not its neighbour whose slug has its hyphen elsewhere', async (slug, id) => {
    expect((await fetchVehicleBySlug(yard.endpoint, slug))?.id).toBe(id);
    expect((await fetchNamedVehicle(yard.endpoint, slug))?.id).toBe(id);
    expect((await fetchVehicles(yard.endpoint, 'slug', [slug])).map((vehicle) => vehicle.id)).toEqual([id]);
  });

  test.each([['corolla-u123'], ['Hilux-A1']])(
    'another spelling of a slug finds nothing: %s',
    async (slug) => {
      expect(await fetchVehicleBySlug(yard.endpoint, slug)).toBeNull();
      expect(await fetchNamedVehicle(yard.endpoint, slug)).toBeNull();
      expect(await fetchVehicles(yard.endpoint, 'slug', [slug])).toEqual([]);
    },
  );

  test.each([['a3'], ['a1` || make:=`Toyota'], ['']])('an id that is not there is null: %j', async (id) => {
    expect(await fetchVehicleById(yard.endpoint, id || 'none')).toBeNull();
  });

  test('SRCH-02 a hidden vehicle has no page', async () => {
    expect(await fetchVehicleBySlug(yard.endpoint, 'hidden-a2')).toBeNull();
  });

  test('a key that may not search is told apart from a silent index', async () => {
    await expect(fetchVehicleById({ ...yard.endpoint, key: 'wrong' }, 'a1')).rejects.toMatchObject({
      kind: 'forbidden',
      passing: false,
    });
    const nowhere = { ...yard.endpoint, port: 1 };
    const failure = await fetchVehicleById(nowhere, 'a1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject({ kind: 'offline', passing: true });
    expect(String(failure)).not.toContain(yard.endpoint.key);
  });
});
