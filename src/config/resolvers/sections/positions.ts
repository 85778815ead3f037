import { formatDate } from '#domain/site/format.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import type { SectionOf, WrittenSection } from '#domain/page/section.ts';
import type { Path } from '../../load/path.ts';
import { expectLocation } from './location.ts';
import type { SectionContext } from './section-context.ts';

/** Positions to which one can still apply, by the clock of the dealer; words where there are none, null where a mistake was told. */
export function answerPositions(
  section: Extract<WrittenSection, { name: 'positions' }>,
  context: SectionContext,
  at: Path,
): SectionOf<'positions'> | string | null {
  const { items } = section;
  // Of several unknown locations each is told.
  const lost = items.filter((item, index) => !expectLocation(item, context, [...at, 'items', index]));
  if (lost.length > 0) return null;
  const today = readLocalTime(context.now, context.timezone).date;
  for (const [index, { posted, expiry }] of items.entries())
    if (posted !== undefined && expiry !== undefined && expiry < posted)
      context.fail(
        [...at, 'items', index, 'expiry'],
        `expected a last day that is not before ${posted}, from which the position is open, found ${expiry}\nCorrect one of the two days.`,
      );
    else if (expiry !== undefined && expiry < today)
      context.warn(
        [...at, 'items', index, 'expiry'],
        `found ${expiry}, which is over: the position is not shown\nTake it out, or write a later day.`,
      );
  const open = items.filter(({ expiry }) => expiry === undefined || expiry >= today);
  const last = items.reduce((latest, { expiry = '' }) => (expiry > latest ? expiry : latest), '');
  return open.length > 0 ? { ...section, items: open } : `no open positions since ${formatDate(last)}`;
}
