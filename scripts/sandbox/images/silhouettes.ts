/**
 * The outlines that pictures show. Each has a folder of frames, made outside of this project (`frames/README.md`). A body of
 * the stock is shown by the outline that comes nearest to it in size and by what drives it.
 */
export const silhouettes = [
  'sedan',
  'electric-sedan',
  'hatch',
  'electric-hatch',
  'wagon',
  'suv',
  'small-suv',
  'large-suv',
  'off-roader',
  'electric-suv',
  'ute',
  'van',
  'coupe',
  'convertible',
  'people-mover',
  'truck',
  'motorcycle',
  'caravan',
] as const;

export type Silhouette = (typeof silhouettes)[number];

/** Whether a word names an outline. */
export function isSilhouette(word: string): word is Silhouette {
  return (silhouettes as readonly string[]).includes(word);
}

/** Outlines without a cabin that looks like any car's. */
const withoutCabin: ReadonlySet<Silhouette> = new Set(['motorcycle', 'caravan']);

/** Whether the one drawn cabin goes with an outline. */
export const hasCabin = (silhouette: Silhouette): boolean => !withoutCabin.has(silhouette);

/** How large a car is for its body; an off-roader is square and stands high. */
export const sizes = ['small', 'medium', 'large', 'off-roader'] as const;

export type Size = (typeof sizes)[number];

/** What decides how a vehicle is drawn. */
export interface Outlined {
  /** Body as the stock names it, as a slug: `people-mover`. */
  readonly body: string;
  readonly size: Size;
  readonly electric: boolean;
}

interface Choice extends Partial<Outlined> {
  readonly body: string;
  /** Null where there are no pictures: the stock of a yard without any. */
  readonly shows: Silhouette | null;
}

/** The first row that fits decides; a row without size or drive fits all of them. Outlines of electric cars have no grille. */
const choices: readonly Choice[] = [
  { body: 'suv', electric: true, shows: 'electric-suv' },
  { body: 'suv', size: 'small', shows: 'small-suv' },
  { body: 'suv', size: 'large', shows: 'large-suv' },
  { body: 'suv', size: 'off-roader', shows: 'off-roader' },
  { body: 'hatch', electric: true, shows: 'electric-hatch' },
  { body: 'sedan', electric: true, shows: 'electric-sedan' },
  { body: 'cab-chassis', shows: 'ute' },
  { body: 'camper-trailer', shows: 'caravan' },
  { body: 'excavator', shows: null },
  { body: 'loader', shows: null },
  { body: 'forklift', shows: null },
];

/** The outline that shows a vehicle, null where it has no pictures; throws for a body that nobody knows. */
export function chooseSilhouette({ body, size, electric }: Outlined): Silhouette | null {
  const row = choices.find(
    (one) =>
      one.body === body &&
      (one.size === undefined || one.size === size) &&
      (one.electric === undefined || one.electric === electric),
  );
  if (row) return row.shows;
  if (!isSilhouette(body)) throw new Error(`there are no pictures of the body ${body}`);
  return body;
}
