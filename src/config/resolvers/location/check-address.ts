import { statesOfPostcode } from '#domain/location/postcode-states.ts';
import type { Settings } from '../../schema.ts';
import type { ResolveContext } from '../context.ts';
import { states } from '../states.ts';

type Written = Settings['locations'][number];

/** A territory has an article. */
const inSentence = (state: Written['address']['state']): string =>
  states[state].name.replace(/^(?=.*Territory$)/, 'the ');

/** Warns when postcode and state disagree, because clock, licence word and enquiries follow the state. */
export function checkPostcode(
  { address: { state, postcode } }: Written,
  index: number,
  { warn }: ResolveContext,
): void {
  const found = statesOfPostcode(postcode);
  if (found.includes(state)) return;
  const where =
    found.length > 0
      ? `which is in ${found.map((name) => inSentence(name)).join(' or ')}`
      : 'which no town has';
  warn(
    ['locations', index, 'address', 'postcode'],
    `expected a postcode in ${inSentence(state)}, found "${postcode}", ${where}.\nCorrect the postcode or the state.`,
  );
}
