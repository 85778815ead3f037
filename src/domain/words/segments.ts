import type { DistantPlace } from './places.ts';
import type { Segment } from './understanding.ts';

/** A run of the text by its position, before small words are assigned. */
export interface Run {
  start: number;
  end: number;
  fields: string[];
  /** Only joins others: 'with', 'in', 'for sale'. */
  filler: boolean;
  /** Is not searched for. */
  isLeftOut?: boolean;
  /** A city for which the whole state is searched. */
  wholeStateFor?: string;
  /** A place that no location is near to. */
  distant?: DistantPlace;
}

/**
 * Assigns runs of small words to the filter or the left-out words beside them, first to those before them. Beside text
 * they are text. No word gets lost, and all keep their spelling and spaces. Small words at the end are left out when
 * something was understood.
 */
export function settleSegments(typed: string, runs: readonly Run[]): Segment[] {
  const settled: Run[] = [];
  let waiting: number | null = null;
  for (const run of runs) {
    const last = settled.at(-1);
    const start: number = waiting ?? run.start;
    if (run.filler && last && (last.fields.length > 0 || last.isLeftOut)) last.end = run.end;
    else if (run.filler) waiting = start;
    else {
      if (
        run.fields.length === 0 &&
        last?.fields.length === 0 &&
        run.isLeftOut === last.isLeftOut &&
        !run.distant
      )
        last.end = run.end;
      else settled.push({ ...run, start });
      waiting = null;
    }
  }
  const end = runs.at(-1)?.end ?? 0;
  const last = settled.at(-1);
  const isUnderstood = settled.some(({ fields }) => fields.length > 0);
  if (waiting !== null && (!last || (isUnderstood && !last.isLeftOut)))
    settled.push({ start: waiting, end, fields: [], filler: false, isLeftOut: isUnderstood });
  else if (last) last.end = end;
  return settled.map(({ start, end: until, fields, isLeftOut, wholeStateFor, distant }) => ({
    words: typed.slice(start, until),
    fields,
    ...(isLeftOut ? { isLeftOut } : {}),
    ...(wholeStateFor ? { wholeStateFor } : {}),
    ...(distant ? { distant } : {}),
  }));
}
