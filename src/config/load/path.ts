/** Where a value stands in a dealer file: keys and list positions from the top, positions from 0. */
export type Path = readonly (string | number)[];

/** What an entry of a list is called; `entry of` and the name of the list else. */
const nouns: Readonly<Record<string, string>> = {
  sections: 'section',
  locations: 'location',
  team: 'person',
  reviews: 'review',
  partners: 'partner',
};

/** `3rd`, of a position that counts from 0. */
export function countFromOne(position: number): string {
  const place = position + 1;
  const ending =
    place % 100 >= 11 && place % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** What an entry of the list of these names is called. */
function nameEntry(names: readonly string[]): string {
  const [first = '', second] = names;
  if (names.length === 0) return 'entry';
  if (names.length === 1 && Object.hasOwn(nouns, first)) return nouns[first] ?? '';
  return first === 'sections' && names.length === 2 ? `section of ${second}` : `entry of ${names.join('.')}`;
}

/** `1st location: address.postcode`, `3rd section of home: end`: entries of lists are counted as people count, from 1. */
export function formatPath(path: Path): string {
  const entries: string[] = [];
  let names: string[] = [];
  for (const key of path) {
    if (typeof key === 'string') names.push(key);
    else {
      entries.push(`${countFromOne(key)} ${nameEntry(names)}`);
      names = [];
    }
  }
  return [entries.join(', '), names.join('.')].filter(Boolean).join(': ');
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
