import type { CardRules } from '#domain/card-rules.ts';
import type { ResolveContext } from './context.ts';

/** How cards look and what can be done from them. */
export function resolveCard({ settings }: ResolveContext): CardRules {
  const { soldStyle, actions } = settings.card;
  const { details, finance, testDrive, reserve } = actions;
  return {
    soldStyle,
    actions: {
      details,
      finance: finance || null,
      testDrive: testDrive || null,
      reserve: reserve || null,
    },
  };
}
