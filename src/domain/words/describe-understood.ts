import type { DistantPlace } from './places.ts';
import type { ReadWords } from './read-words.ts';
import type { Understanding } from './understanding.ts';

/** The left-out words, each run as it was typed; of places more is said. */
export const listLeftOut = ({ segments }: Understanding): string[] =>
  segments.filter(({ isLeftOut, distant }) => isLeftOut && !distant).map(({ words }) => words);

/** Places that no location is near to. */
export const listDistant = ({ segments }: Understanding): DistantPlace[] =>
  segments.flatMap(({ distant }) => distant ?? []);

/** Whether anything became a filter. */
export const isUnderstood = ({ segments }: Understanding): boolean =>
  segments.some(({ fields }) => fields.length > 0);

/** Cities for which the whole state is searched. */
const listWholeStates = ({ segments }: Understanding): string[] => [
  ...new Set(segments.flatMap(({ wholeStateFor }) => wholeStateFor ?? [])),
];

/** The result for the note of the listing. */
export const describeUnderstood = (
  understood: Understanding,
): Pick<ReadWords, 'isUnderstood' | 'leftOut' | 'wholeStateFor' | 'distant'> => ({
  isUnderstood: isUnderstood(understood),
  leftOut: listLeftOut(understood),
  wholeStateFor: listWholeStates(understood),
  distant: listDistant(understood),
});
