import type { Location } from '#domain/location/location.ts';
import type { Path } from '../../load/path.ts';
import type { ResolveContext } from '../context.ts';
import { explainLocation } from './explain-location.ts';

/** Seconds for which a day that is over may stay in the file without a word. */
const tidyTime = 31 * 86_400;

/** Warns, once a list, of special days that are long over: their year is wrong, or somebody forgot them. */
function warnOfPast(days: readonly { date: string }[], path: Path, { now, warn }: ResolveContext): void {
  const isPast = (date: string): boolean => Date.parse(date) / 1000 < now - tidyTime;
  const past = days.flatMap(({ date }, index) => (isPast(date) ? { date, index } : []));
  const [first] = past;
  if (first)
    warn(
      [...path, first.index, 'date'],
      `found ${first.date}, which is long over${past.length > 1 ? `, as are ${past.length - 1} more of these days` : ''}\nCorrect the year, or take it out.`,
    );
}

/** Reports special days of locations that there are not, and warns of those long over. */
export function checkSpecialDays(context: ResolveContext, locations: readonly Location[]): void {
  const { settings, fail } = context;
  warnOfPast(settings.specialDays, ['specialDays'], context);
  for (const [index, { specialDays }] of settings.locations.entries())
    warnOfPast(specialDays ?? [], ['locations', index, 'specialDays'], context);
  for (const [index, day] of settings.specialDays.entries())
    for (const [position, slug] of (day.locations ?? []).entries())
      if (!locations.some((location) => location.slug === slug))
        fail(['specialDays', index, 'locations', position], explainLocation('location', slug, locations));
}
