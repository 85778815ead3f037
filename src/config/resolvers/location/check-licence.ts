import type { Settings } from '../../schema.ts';
import type { ResolveContext } from '../context.ts';
import { states } from '../states.ts';

/** Words that licences of single states begin with, such as LMCT. */
const words = new Map(
  Object.values(states)
    .filter(({ licenceLabel }) => /^[A-Z]+$/.test(licenceLabel))
    .map(({ licenceLabel, name }) => [licenceLabel, name]),
);

/** Warns of a licence that begins with the word of another state: pages would show the words of both. */
export function checkLicence(
  { licence, address: { state } }: Settings['locations'][number],
  index: number,
  { warn }: ResolveContext,
): void {
  const [, word = ''] = typeof licence === 'string' ? (/^([A-Z]+)\b/.exec(licence) ?? []) : [];
  const other = words.get(word);
  const own = states[state];
  if (other === undefined || word === own.licenceLabel) return;
  warn(
    ['locations', index, 'licence'],
    `found "${licence}", and ${word} is the word of ${other}: pages would say ${own.licenceLabel} ${licence}\nWrite the number of this location, or correct its state.`,
  );
}
