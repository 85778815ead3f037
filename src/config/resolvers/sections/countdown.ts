import type { SectionOf, WrittenSection } from '#domain/page/section.ts';
import { addDays } from '#domain/test-drive/calendar-date.ts';
import { createDayClock } from '#domain/site/zoned-time.ts';
import { adviseText } from '../../check/written-advice.ts';
import type { Path } from '../../load/path.ts';
import type { SectionContext } from './section-context.ts';

/** A countdown with the moment of its end by the clock of the dealer; a day counts to its end (LEGAL 8). Null where there is no such moment. */
export function answerCountdown(
  { end, ...section }: Extract<WrittenSection, { name: 'countdown' }>,
  { timezone, now, fail, warn }: SectionContext,
  at: Path,
): SectionOf<'countdown'> | null {
  const [date = '', time] = end.split(/[T ]/);
  const endsAt = time
    ? createDayClock(date, timezone)(time)
    : createDayClock(addDays(date, 1), timezone)('00:00');
  if (endsAt === null || new Date(`${date}T00:00Z`).getUTCDate() !== Number(date.slice(8))) {
    const expected = 'a day and time that there is';
    fail(
      [...at, 'end'],
      [`expected ${expected}, found ${end}`, adviseText(end, expected) ?? []].flat().join('\n'),
    );
    return null;
  }
  if (endsAt <= now)
    warn(
      [...at, 'end'],
      `found ${end}, which is over: the section is not shown\nTake it out, or write the end of the next one.`,
    );
  return { ...section, endsAt, allDay: time === undefined };
}
