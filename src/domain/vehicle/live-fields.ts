import type { Values } from './fields/field.ts';
import { liveTable } from './fields/live.ts';

/** What can change between two builds. */
export type LiveFields = Values<typeof liveTable>;

/** Whether a page built from the one vehicle would show the other wrong. */
export const differs = (built: LiveFields, now: LiveFields): boolean =>
  !now.showOnDealerWebsite ||
  (Object.keys(liveTable) as (keyof LiveFields)[]).some((field) => built[field] !== now[field]);
