import { useEffect, useState } from 'react';
import type { AlertNote } from './AlertNote.tsx';
import type { AlertSwitch } from './AlertSwitch.tsx';

/** The switch, and the words that stand once above many. */
interface AlertParts {
  AlertSwitch: typeof AlertSwitch;
  AlertNote: typeof AlertNote;
}

/**
 * The switch of alerts once it is loaded; null before, and on sites without alerts, which never load it.
 *
 * @param api path of the dealer API that sends alerts; null where nobody does
 */
export function useAlertSwitch(api: string | null): AlertParts | null {
  const [parts, setParts] = useState<AlertParts | null>(null);
  useEffect(() => {
    if (api !== null) void import('./alert-parts.ts').then(setParts);
  }, [api]);
  return parts;
}
