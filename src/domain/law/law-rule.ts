import type { AustralianState } from '../location/location.ts';

/** One thing that the law asks of an advertisement. Rules are data; nothing here is legal advice. */
export interface LawRule {
  /** Short name, by which reports know it. */
  id: string;
  /** Where it holds. */
  states: readonly AustralianState[] | 'all';
  /** `error` where the law leaves no choice. */
  severity: 'error' | 'warning';
  /** What is wrong and what to do; completes a sentence about what breaks the rule. */
  says: string;
  /** The act, or the regulator's page that explains it. */
  source: string;
}

/** Whether a rule holds in a state; where the state is unknown, only what holds everywhere does. */
export const holdsIn = ({ states }: Pick<LawRule, 'states'>, state: AustralianState | null): boolean =>
  states === 'all' || (state !== null && states.includes(state));

/** The regulators' pages and acts that rules stand on, as reports name them. */
export const sources = {
  singlePrice: 'Australian Consumer Law s 48; ACCC, Motor vehicle advertising',
  twoPrices: 'Australian Consumer Law s 47',
  nswAds: 'NSW Fair Trading, Motor dealer advertisements',
  victoria: 'Consumer Affairs Victoria, Self-assessment for motor car traders',
  registrationTerm: 'ACCC, Motor vehicle advertising: less than 12 months of registration',
  credit: 'National Credit Code s 160 to 164; ASIC RG 234',
  adFeed: 'Price types of vehicle ads in Australia',
} as const;
