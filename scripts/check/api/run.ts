import { ask, type Verdict } from './ask.ts';
import type { Circumstances } from './case.ts';
import { caseMakers } from './cases.ts';

/** What is tried. */
export interface Extent extends Circumstances {
  /** Also what changes something. */
  writes: boolean;
  /** Names of resources; empty for all. */
  only: readonly string[];
}

/** Names of all resources of the contract, without spaces. */
export const resourceNames = Object.keys(caseMakers);

/**
 * Holds an implementation of the dealer API to the contract, one request after the other. Where the first gets no answer, it is the
 * last.
 */
export async function* checkApi(base: string, extent: Extent): AsyncGenerator<Verdict> {
  const cases = Object.entries(caseMakers)
    .filter(([name]) => extent.only.length === 0 || extent.only.includes(name))
    .flatMap(([, makeCases]) => makeCases(extent))
    .filter(({ writes }) => extent.writes || !writes);
  for (const [index, one] of cases.entries()) {
    const verdict = await ask(base, one);
    yield verdict;
    if (index === 0 && verdict.isSilent) return;
  }
}
