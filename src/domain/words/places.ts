import { readAmount } from './numbers/amounts.ts';
import { matchPhrase, squashTokens } from './phrase.ts';
import { squash, type Token } from './tokens.ts';
import type { KnownPlaces } from './vocabulary.ts';

/** A place that no location is near to, and the location that is nearest to it. */
export interface DistantPlace {
  place: string;
  location: string;
  /** Whole kilometres in a straight line from the place to the location. */
  kilometres: number;
}

/** A place found in a text, and the token after it. */
export interface FoundPlace {
  end: number;
  /** The locations that are meant; none where all are farther away. */
  locations: string[];
  /** Set where no location is that near. */
  distant?: DistantPlace;
}

/** How far 'near' reaches, in kilometres. */
const nearby = 50;
/** More kilometres than this are those of an odometer. */
const farthest = 2_500;
/** More words than this no place has. */
const longestName = 4;

const set = (phrases: string): ReadonlySet<string> => new Set(phrases.split('|'));
const beside = set(
  'near|nearby|near to|close to|around|in and around|surrounding|in the area of|not far from',
);
const within = set(
  'within|within a|in a|in|inside|inside of|no more than|not more than|less than|under|up to|max|about',
);
const radius = set('radius|drive|distance|away');
const apart = set('of|from|to|around|near|away from|outside|outside of');
const behind = set('within|within a|in a|+|plus|and|up to');

interface Named {
  name: string;
  distances: readonly number[];
  end: number;
}

function readName(tokens: readonly Token[], start: number, { distances }: KnownPlaces): Named | null {
  const at = tokens[start]?.word === 'the' ? start + 1 : start;
  for (let end = Math.min(tokens.length, at + longestName); end > at; end -= 1) {
    const phrase = squashTokens(tokens, at, end);
    const known = phrase && distances.find(([name]) => squash(name) === phrase);
    if (known) return { name: known[0], distances: known[1], end };
  }
  return null;
}

/** '50 km', '50km radius': kilometres of the way, and the token after them. */
function readReach(
  tokens: readonly Token[],
  start: number,
): { kilometres: number; end: number; isRadius: boolean } | null {
  const amount = readAmount(tokens, start);
  if (amount?.field !== 'km' || amount.value === 0 || amount.value > farthest) return null;
  const more = matchPhrase(tokens, amount.end, radius, 1);
  return { kilometres: amount.value, end: amount.end + more, isRadius: more > 0 };
}

/** 'within 50 km of Brisbane', '50 km from Brisbane'. */
function readBefore(tokens: readonly Token[], start: number, places: KnownPlaces): [Named, number] | null {
  const reach = readReach(tokens, start + matchPhrase(tokens, start, within, 3));
  const link = reach ? matchPhrase(tokens, reach.end, apart, 2) : 0;
  const place = reach && link > 0 ? readName(tokens, reach.end + link, places) : null;
  return reach && place && [place, reach.kilometres];
}

/** The reach that stands behind a place: 'Brisbane within 50 km', 'Brisbane + 50 km', 'Brisbane 50 km radius'. */
function readAfter(tokens: readonly Token[], { end }: Named): { kilometres: number; end: number } | null {
  const joined = matchPhrase(tokens, end, behind, 2);
  const reach = readReach(tokens, end + joined);
  return reach && (joined > 0 || reach.isRadius) ? reach : null;
}

/**
 * Reads a place together with how far from it is near enough: 'near Brisbane', 'within 50 km of Cleveland', 'Perth + 100
 * km'. Null where none is named so, or where the words for it alone mean more, such as a city with locations in it.
 *
 * @param isMeant whether the words from one token to another have a meaning in the stock by themselves
 */
export function readPlace(
  tokens: readonly Token[],
  start: number,
  places: KnownPlaces | undefined,
  isMeant: (start: number, end: number) => boolean,
): FoundPlace | null {
  if (!places) return null;
  const before = readBefore(tokens, start, places);
  if (before) return choose(before[0], before[1], before[0].end, places);
  const said = matchPhrase(tokens, start, beside, 4);
  const place = readName(tokens, start + said, places);
  if (!place) return null;
  const after = readAfter(tokens, place);
  if (after) return choose(place, after.kilometres, after.end, places);
  // A city means the locations in and around it, however far that reaches.
  const known = isMeant(start + said, place.end);
  if (known && (said === 0 || places.cities.includes(place.name))) return null;
  if (said === 0 && !places.cities.includes(place.name)) return null;
  return choose(place, nearby, place.end, places);
}

function choose(place: Named, kilometres: number, end: number, { locations }: KnownPlaces): FoundPlace {
  const near = locations.filter((_, index) => (place.distances[index] ?? Infinity) <= kilometres);
  if (near.length > 0) return { end, locations: near };
  const nearest = Math.min(...place.distances);
  const location = locations[place.distances.indexOf(nearest)] ?? '';
  return { end, locations: [], distant: { place: place.name, location, kilometres: nearest } };
}
