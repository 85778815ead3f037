import { useEffect, useState } from 'react';
import type * as Parts from './compare-parts.ts';

export type CompareParts = typeof Parts;

/** What draws the comparison: null while it is on its way; false when it did not come. */
export function useCompareParts(): CompareParts | null | false {
  const [parts, setParts] = useState<CompareParts | null | false>(null);
  useEffect(() => {
    import('./compare-parts.ts').then(
      (loaded) => setParts(loaded),
      () => setParts(false),
    );
  }, []);
  return parts;
}
