import type { AustralianState } from './location.ts';
import { measureDistance, type Point } from './geo.ts';
import { findWithin, type NearLocation } from '../listing/near.ts';

/**
 * Cities as people search by them, with the towns around: 'Sydney' includes Penrith. Each has its centre and the
 * kilometres from there to the edge of the built-up area, after the Greater Capital City Statistical Areas and
 * Significant Urban Areas of the Bureau of Statistics.
 */
const areas: readonly (readonly [name: string, latitude: number, longitude: number, kilometres: number])[] = [
  ['Sydney', -33.87, 151.21, 60], ['Melbourne', -37.81, 144.96, 60], ['Brisbane', -27.47, 153.03, 45],
  ['Perth', -31.95, 115.86, 60], ['Adelaide', -34.93, 138.6, 45], ['Canberra', -35.28, 149.13, 30],
  ['Hobart', -42.88, 147.33, 30], ['Darwin', -12.46, 130.84, 35], ['Gold Coast', -28.02, 153.4, 30],
  ['Sunshine Coast', -26.65, 153.07, 35], ['Newcastle', -32.93, 151.78, 35], ['Central Coast', -33.37, 151.4, 25],
  ['Wollongong', -34.43, 150.89, 25], ['Geelong', -38.15, 144.36, 25], ['Ballarat', -37.56, 143.86, 20],
  ['Bendigo', -36.76, 144.28, 20], ['Albury', -36.08, 146.92, 20], ['Townsville', -19.27, 146.8, 30],
  ['Cairns', -16.92, 145.77, 30], ['Toowoomba', -27.56, 151.95, 20], ['Launceston', -41.44, 147.14, 25],
]; // oxfmt-ignore

/** The cities, with their centres. */
export const cities: readonly (readonly [name: string, middle: Point])[] = areas.map(
  ([name, latitude, longitude]) => [name, { latitude, longitude }],
);

/** The state of each capital, for stock whose position within a state is unknown. */
export const capitals: readonly (readonly [name: string, state: AustralianState])[] = [
  ['Sydney', 'NSW'], ['Melbourne', 'VIC'], ['Brisbane', 'QLD'], ['Perth', 'WA'],
  ['Adelaide', 'SA'], ['Canberra', 'ACT'], ['Hobart', 'TAS'], ['Darwin', 'NT'],
]; // oxfmt-ignore

/** An area and the names of a dealer's locations in it. */
type AreaWithLocations = readonly [name: string, locations: readonly string[]];

/** Every area in which a dealer has locations. A location without a position is in none. */
export function findAreas(locations: readonly NearLocation[]): AreaWithLocations[] {
  return areas.flatMap(([name, latitude, longitude, radius]): AreaWithLocations[] => {
    const middle: Point = { latitude, longitude };
    const found = findWithin(
      locations.map((location) => ({
        name: location.name,
        kilometres: location.point && measureDistance(middle, location.point),
      })),
      radius,
    );
    return found.length > 0 ? [[name, found]] : [];
  });
}
