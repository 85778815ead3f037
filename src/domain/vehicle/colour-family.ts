/** The plain colours that shoppers ask for. */
export const colourFamilies = [
  'White',
  'Black',
  'Silver',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Yellow',
  'Orange',
  'Brown',
  'Beige',
  'Gold',
  'Purple',
  'Pink',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** Words that are a colour by themselves. */
const plainWords: Record<ColourFamily, string> = {
  White: 'white',
  Black: 'black',
  Silver: 'silver',
  Grey: 'grey gray',
  Blue: 'blue navy turquoise',
  Red: 'red maroon burgundy',
  Green: 'green olive teal',
  Yellow: 'yellow',
  Orange: 'orange',
  Brown: 'brown bronze',
  Beige: 'beige cream',
  Gold: 'gold',
  Purple: 'purple violet',
  Pink: 'pink',
};

/** Words of paint names that name a colour only without a plain one: 'Graphite', but not 'Graphite Blue'. */
const paintWords: Partial<Record<ColourFamily, string>> = {
  White: 'ivory alabaster polar snow snowflake alpine glacier frost pearl diamond',
  Black: 'ebony onyx obsidian jet phantom midnight nightfall',
  Silver: 'platinum aluminium aluminum sterling quicksilver chrome',
  Grey: 'graphite charcoal gunmetal slate magnetic meteor meteorite titanium cement steel granite lunar shadow',
  Blue: 'sapphire cobalt ocean sky aqua azure denim indigo marine',
  Red: 'crimson scarlet ruby flame cherry wine merlot garnet claret lava',
  Green: 'emerald forest lime moss khaki jade',
  Yellow: 'lemon canary',
  Orange: 'copper tangerine sunburst inferno',
  Brown: 'chocolate mocha coffee chestnut walnut espresso',
  Beige: 'sand champagne sandstone almond ecru',
  Purple: 'plum aubergine amethyst lilac',
  Pink: 'magenta fuchsia rose',
};

const createIndex = (table: Partial<Record<ColourFamily, string>>): ReadonlyMap<string, ColourFamily> =>
  new Map(
    colourFamilies.flatMap((family) =>
      (table[family] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, family] as const),
    ),
  );

const plain = createIndex(plainWords);
const paints = createIndex(paintWords);

/**
 * The plain colour of a paint as its maker calls it: 'Glacier White' and 'Crystal Pearl' are white, 'Graphite' is grey.
 * The last plain word decides ('Black Blue' is a blue). Null when no word names a colour.
 */
export function findColourFamily(paint: string | null): ColourFamily | null {
  const words = (paint ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = (index: ReadonlyMap<string, ColourFamily>): ColourFamily | undefined =>
    words.map((word) => index.get(word)).findLast((family) => family !== undefined);
  return last(plain) ?? last(paints) ?? null;
}
