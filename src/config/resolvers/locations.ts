import {
  buildOnlySettings,
  type Address,
  type Department,
  type DealerLicence,
  type Location,
} from '#domain/location/location.ts';
import { sortLocations } from '#domain/location/order.ts';
import { omit } from '#domain/site/pick.ts';
import { slugify } from '#domain/site/slug.ts';
import type { Settings } from '../schema.ts';
import type { ResolveContext } from './context.ts';
import { checkPostcode } from './location/check-address.ts';
import { checkLicence } from './location/check-licence.ts';
import { checkFormLocations, checkPrimary } from './location/check-chosen.ts';
import { checkHours } from './location/check-hours.ts';
import { checkSpecialDays } from './location/check-special-days.ts';
import { explainLocation } from './location/explain-location.ts';
import { resolveHours, resolveSpecialDays } from './location/hours.ts';
import { states } from './states.ts';

type Written = Settings['locations'][number];

/** The licence for display. Marketers often write the label into the number, 'MD 23987'; it is shown once. */
function resolveLicence({ licence, address }: Written): DealerLicence | null {
  if (licence === null) return null;
  const { label, number } =
    typeof licence === 'string' ? { label: states[address.state].licenceLabel, number: licence } : licence;
  const begins = number.toLowerCase().startsWith(label.toLowerCase());
  const bare = begins
    ? /^(?:[\s.:#-]+|(?=\d))([^\s.:#-].*)$/.exec(number.slice(label.length))?.[1]
    : undefined;
  return { label, number: bare ?? number };
}

function resolveMapUrl(name: string, address: Written['address']): string {
  if (address.placeUrl) return address.placeUrl;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  const query = [name, address.street, address.suburb, address.state, address.postcode].join(', ');
  url.searchParams.set('query', query);
  if (address.placeId) url.searchParams.set('query_place_id', address.placeId);
  return url.href;
}

/** Phone numbers for vehicles of one condition; missing ones are left out (UI-04). */
const resolvePhones = ({ phones }: Written): Location['phones'] =>
  Object.fromEntries(Object.entries(phones ?? {}).filter(([, number]) => number !== null));

const resolveDealership = ({ dealership }: Written): Location['dealership'] =>
  dealership && { ...dealership, slug: dealership.slug ?? slugify(dealership.name) };

/** Sales first when vehicles are sold here; then the other departments, each with its own hours (LOC-06). */
function resolveDepartments(written: Written, dealerPhone: string | null): Department[] {
  const phone = written.phone ?? dealerPhone;
  const main: Department = { type: written.type ?? 'sales', phone, hours: resolveHours(written.hours) };
  const further = (written.departments ?? [])
    .filter(({ type }) => type !== main.type)
    .map(({ type, phone: own, hours }) => ({
      type,
      phone: own ?? phone,
      hours: hours ? resolveHours(hours) : main.hours,
    }));
  const rank = { sales: 0, service: 1, parts: 2 };
  return [main, ...further].sort((a, b) => rank[a.type] - rank[b.type]);
}

/** Name of a location in addresses. */
export const findSlug = ({ slug, name, address }: Pick<Written, 'slug' | 'name' | 'address'>): string =>
  slug ?? slugify(name ?? address.suburb);

function resolveLocation(written: Written, index: number, context: ResolveContext): Location {
  const { settings } = context;
  const { suburb, state } = written.address;
  const only = settings.locations.length === 1;
  const name = written.name ?? (only ? settings.name : `${settings.name} ${suburb}`);
  const slug = findSlug(written);
  const address: Address = { ...written.address, placeUrl: resolveMapUrl(name, written.address) };
  checkHours(written, index, context);
  checkPostcode(written, index, context);
  checkLicence(written, index, context);
  return {
    ...omit(written, ...buildOnlySettings),
    id: written.id ?? slug,
    slug,
    name,
    primary: written.primary ?? false,
    address,
    timezone: written.timezone ?? states[state].timezone,
    phone: written.phone ?? settings.phone,
    phones: resolvePhones(written),
    whatsapp: written.whatsapp ?? settings.whatsapp,
    sms: written.sms ?? settings.sms,
    email: written.email ?? settings.email,
    licence: resolveLicence(written),
    dealership: resolveDealership(written),
    makes: written.makes ?? [],
    type: written.type ?? 'sales',
    departments: resolveDepartments(written, settings.phone),
    specialDays: resolveSpecialDays(
      written.specialDays,
      settings.specialDays.filter((day) => day.locations?.includes(slug) ?? true),
    ),
    distributionLocations: written.distributionLocations ?? [],
    closedDays: settings.closedDays,
  };
}

/** Slugs of distribution locations become ids, as in stock (TD-01). */
function resolveDistribution(locations: readonly Location[], { fail }: ResolveContext): Location[] {
  return locations.map((location, position) => ({
    ...location,
    distributionLocations: location.distributionLocations.flatMap((slug, index) => {
      const found = locations.find((candidate) => candidate.slug === slug);
      if (!found)
        fail(
          ['locations', position, 'distributionLocations', index],
          explainLocation('location', slug, locations),
        );
      return found ? [found.id] : [];
    }),
  }));
}

const isSelling = ({ type }: Written): boolean => (type ?? 'sales') === 'sales';

/** Visible locations, the primary one marked; by name unless the dealer keeps the written order (LOC-02). */
export function resolveLocations(context: ResolveContext): Location[] {
  const { settings, fail } = context;
  const seen = new Map<string, number>();
  const resolved = settings.locations.map((written, index) => {
    const location = resolveLocation(written, index, context);
    if (isSelling(written) && !location.licence)
      fail(
        ['locations', index, 'licence'],
        `expected the motor dealer licence number of ${location.name} (${states[written.address.state].name}), found nothing.\n` +
          'A location that sells vehicles must show it; one that sells none says type: service or type: parts.',
      );
    const twin = seen.get(location.slug);
    if (twin !== undefined)
      fail(
        ['locations', index],
        `expected a location with an address of its own, found ${location.slug} again, as in entry ${twin + 1}. Give this one its own slug.`,
      );
    seen.set(location.slug, index);
    return location;
  });
  const locations = resolveDistribution(resolved, context);
  const visible = locations.filter((_, index) => settings.locations[index]?.visible !== false);
  if (visible.length === 0) fail(['locations'], 'expected at least one visible location, found none');
  checkPrimary(context);
  checkFormLocations(context, visible);
  checkSpecialDays(context, resolved);
  const primary = visible.find((location) => location.primary) ?? visible[0];
  const marked = visible.map((location) => ({ ...location, primary: location === primary }));
  return sortLocations(marked, settings.locationOrder === 'listed' ? marked.map(({ slug }) => slug) : []);
}
