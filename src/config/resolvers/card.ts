import type { CardRules } from '#domain/listing/card-rules.ts';
import { pick } from '#domain/site/pick.ts';
import { resolveReserve } from './reserve.ts';
import { hasCalculator } from './actions.ts';
import type { ResolveContext } from './context.ts';

/** The section of vehicle pages that a card's finance button can lead to. */
export const calculatorSection = '#finance';

type Pages = Record<'finance' | 'testDrive' | 'reserve', string | false>;

/** Buttons without a page have null for `false`. */
const nullWhereOff = (pages: Pages): Record<keyof Pages, string | null> =>
  Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page || null])) as Record<
    keyof Pages,
    string | null
  >;

/** How cards look and what can be done from them. */
export function resolveCard(context: ResolveContext): CardRules {
  const { card, finance: credit, overrideCity, locations, search } = context.settings;
  const { details, reserve: wished, ...others } = card.actions;
  const reserve = wished === true ? resolveReserve(context) : null;
  const pages = { ...others, reserve: wished === true ? (reserve?.page ?? false) : wished };
  for (const [name, page] of Object.entries(pages)) {
    if (page && page.startsWith('#') && !(name === 'finance' && page === calculatorSection))
      context.fail(
        ['card', 'actions', name],
        `expected false, a path or a web address${name === 'finance' ? `, or '${calculatorSection}'` : ''}, found "${page}": vehicle pages have no such section for it`,
      );
  }
  const calculator =
    pages.finance === calculatorSection && credit && credit.provider && hasCalculator(context)
      ? {
          provider: credit.provider.name,
          excludeMakes: credit.estimate ? credit.estimate.excludeMakes : [],
        }
      : null;
  return {
    ...card,
    located:
      locations.filter(({ visible }) => visible !== false).length > 1 ||
      search.facets.some((facet) => facet === 'location' || facet === 'city'),
    ...(overrideCity !== null && { city: overrideCity }),
    actions: { details, ...nullWhereOff(pages) },
    ...(reserve && { reserve: pick(reserve, 'page', 'eligible', 'deposit') }),
    calculator,
  };
}
