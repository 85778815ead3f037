import { describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { findAppointmentCapacity, findHost, listHosts } from '#scripts/sandbox/api/appointment/host.ts';
import { isForSale } from '#scripts/sandbox/api/appointment/is-for-sale.ts';
import { goodDealer, loadTexts } from '../../../config/directory.ts';

/* A group has a site, and a member of it has one too: the place of the member may stand in both files. */

const place = { kind: 'test-drive', dealershipSlug: 'member', siteSlug: '', locationId: 'bourke' } as const;
const at = (slug: string, more = ''): string => `${goodDealer}    slug: ${slug}\n${more}`;
const agrees = 'sharedWith: [group]\n';
const withCalendar = (capacity: number): string => `testDrive: { calendar: { capacity: ${capacity} } }\n`;
const without = 'testDrive: false\n';

async function load(member: string | null): Promise<Dealer[]> {
  const run = '    dealership: { id: "1", slug: member, name: Member }\n';
  const { dealers, printed } = await loadTexts({
    'group.yaml': at('bourke', run + withCalendar(3)),
    ...(member !== null && { 'member.yaml': agrees + member.replace('good.example', 'member.example') }),
  });
  expect(printed).toBe('');
  return dealers;
}

describe('TD-02 a test drive at the place of a member of a group is in the calendar', () => {
  test.each<[string, string | null, 'group' | 'member', number]>([
    ['of the group, where the member has no site', null, 'group', 3],
    ['of the group, where the site of the member has other places', at('broken-hill'), 'group', 3],
    ['of the group, where the member has none', at('bourke', without), 'group', 3],
    ['of the member, where it has that place', at('bourke', withCalendar(5)), 'member', 5],
  ])('%s', async (_, member, host, capacity) => {
    const dealers = await load(member);
    const found = findHost(dealers, place);
    expect(found?.site.slug).toBe(host);
    expect(findAppointmentCapacity(found, place.kind)).toBe(capacity);
    expect(listHosts(dealers, { ...place, locationId: 'elsewhere' })).toEqual([]);
    expect(findHost(dealers, { ...place, siteSlug: 'group' })?.site.slug).toBe('group');
  });
});

test.each<[string, Record<string, Partial<Vehicle> | null>, boolean]>([
  ['in the stock of the group alone', { vehicles_group: {}, vehicles_member: null }, true],
  ['in the stock of the group, and the member has none', { vehicles_group: {} }, true],
  ['sold in the stock of the group, and the member has none', { vehicles_group: { status: 'sold' } }, false],
  ['in neither stock', { vehicles_group: null, vehicles_member: null }, false],
  ['in no stock that anybody knows', {}, true],
])('TD-02 a vehicle at such a place is for sale: %s', async (_, stocks, isSo) => {
  const dealers = await load(at('bourke'));
  const usual = { showOnDealerWebsite: true, status: 'in_stock' };
  const vehicles = {
    hasStock: (name: string) => Promise.resolve(name in stocks),
    findSame: (name: string) =>
      Promise.resolve(stocks[name] ? ({ ...usual, ...stocks[name] } as Vehicle) : null),
  };
  const said = { vin: '', slug: '', stockNumber: '' };
  expect(await isForSale(vehicles, dealers, { ...place, vehicleId: '1' }, said)).toBe(isSo);
});
