import { useEffect, useState } from 'react';
import type * as Weekly from './weekly-parts.ts';

export type WeeklyParts = typeof Weekly;

/** The parts of weekly prices: null where there are none, also after a failure; undefined while they are on their way. */
export function useWeeklyParts(isFinanced: boolean): WeeklyParts | null | undefined {
  const [parts, setParts] = useState<WeeklyParts | null | undefined>(isFinanced ? undefined : null);
  useEffect(() => {
    if (isFinanced)
      import('./weekly-parts.ts').then(
        (loaded) => setParts(loaded),
        () => setParts(null),
      );
  }, [isFinanced]);
  return parts;
}
