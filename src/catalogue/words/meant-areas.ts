import { capitals, findAreas } from '#domain/location/areas.ts';
import { countFacetValues, readFacetValues } from '#domain/listing/facet-values.ts';
import type { FacetKey, ListKey } from '#domain/listing/facets.ts';
import type { NearLocation } from '#domain/listing/near.ts';
import { synonyms } from '#domain/words/lexicon/synonyms.ts';
import { squash } from '#domain/words/tokens.ts';
import type { MeantArea } from '#domain/words/vocabulary.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * What the names of great cities mean in one dealer's stock: the locations in and around the city; the suburb
 * of that name where it has as many vehicles; and the whole state of a capital where it is not known of any vehicle
 * there where in the state it stands. Where it is known, the state would be a guess.
 *
 * @param locations where the dealer's vehicles stand
 * @param isRead whether words are read as a filter, and the index can be asked for it
 */
export function findMeantAreas(
  vehicles: readonly Vehicle[],
  locations: readonly NearLocation[],
  isRead: (key: FacetKey, field: string) => boolean,
): MeantArea[] {
  const hasOne = (vehicle: Vehicle, key: ListKey, values: ReadonlySet<string>): boolean =>
    readFacetValues(vehicle, key).some((value) => values.has(value));
  const placed = new Set(locations.filter(({ point }) => point !== null).map(({ name }) => name));
  const bySuburb = Map.groupBy(vehicles, ({ city }) => squash(city ?? ''));
  const inSuburb = (name: string): readonly Vehicle[] =>
    (isRead('city', 'city') && bySuburb.get(squash(name))) || [];
  // A location without vehicles is ignored, because feeds of a dealer with one location often name none.
  const stocked = countFacetValues(vehicles, 'location');
  const around = (
    isRead('location', 'location_name') ? findAreas(locations.filter(({ name }) => name in stocked)) : []
  ).flatMap(([name, within]): MeantArea[] => {
    const suburb = inSuburb(name);
    const names = new Set([...within, ...suburb.flatMap((vehicle) => readFacetValues(vehicle, 'location'))]);
    const found = vehicles.filter((vehicle) => hasOne(vehicle, 'location', names));
    if (found.length > suburb.length)
      return [
        [name, 'location_name', unique(found.flatMap((vehicle) => readFacetValues(vehicle, 'location')))],
      ];
    return suburb.length > 0 ? [[name, 'city', unique(suburb.flatMap(({ city }) => city ?? []))]] : [];
  });
  const states = isRead('state', 'state') ? capitals : [];
  return [
    ...around,
    ...states.flatMap(([name, code]): MeantArea[] => {
      const spellings = synonyms.find(({ field, values }) => field === 'state' && values.includes(code));
      const meant = new Set(spellings?.values.map(squash));
      const there = vehicles.filter(({ state }) => state && meant.has(squash(state)));
      const isKnown =
        around.some(([known]) => known === name) ||
        there.some((vehicle) => hasOne(vehicle, 'location', placed)) ||
        there.length <= inSuburb(name).length;
      return isKnown ? [] : [[name, 'state', unique(there.flatMap(({ state }) => state ?? []))]];
    }),
  ];
}
