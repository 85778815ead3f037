import type { CardRules } from '#domain/listing/card-rules.ts';
import { hasCalculator } from './actions.ts';
import type { ResolveContext } from './context.ts';

/** The section of vehicle pages that a card's finance button can lead to. */
export const calculatorSection = '#finance';

/** How cards look and what can be done from them. */
export function resolveCard(context: ResolveContext): CardRules {
  const { card, finance: credit } = context.settings;
  const { soldStyle, actions } = card;
  const { details, finance, testDrive, reserve } = actions;
  for (const name of ['finance', 'testDrive', 'reserve'] as const) {
    const page = actions[name];
    if (page && page.startsWith('#') && !(name === 'finance' && page === calculatorSection))
      context.fail(
        ['card', 'actions', name],
        `expected false, a path or a web address${name === 'finance' ? `, or '${calculatorSection}'` : ''}, found "${page}": vehicle pages have no such section for it`,
      );
  }
  const calculator =
    finance === calculatorSection && credit && credit.provider && hasCalculator(context)
      ? {
          provider: credit.provider.name,
          excludeMakes: credit.estimate ? credit.estimate.excludeMakes : [],
        }
      : null;
  return {
    soldStyle,
    actions: {
      details,
      finance: finance || null,
      testDrive: testDrive || null,
      reserve: reserve || null,
    },
    calculator,
  };
}
