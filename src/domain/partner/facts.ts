import type { Facts } from './partner.ts';

/** Those of the facts that a partner may know, whatever else there is. */
export const pickFacts = (
  facts: Readonly<Record<string, string | number | undefined>>,
  fields: readonly string[],
): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, string | number] =>
        fields.includes(fact[0]) && (typeof fact[1] === 'string' || typeof fact[1] === 'number'),
    ),
  );

/** Whether what a script left in the browser is among the names, or beginnings that end in `*`, of its file. */
export const isKept = (name: string, keeps: readonly string[]): boolean =>
  keeps.some((kept) => (kept.endsWith('*') ? name.startsWith(kept.slice(0, -1)) : name === kept));

/** How everything begins that a site itself keeps in the browser. */
const ownPrefix = 'forecourt:';

/** Whether a name, or a beginning that ends in `*`, stands for something that the site itself keeps. */
export const namesOwnThings = (kept: string): boolean => {
  const beginning = kept.replace(/\*$/, '');
  return beginning.startsWith(ownPrefix) || (kept.endsWith('*') && ownPrefix.startsWith(beginning));
};
