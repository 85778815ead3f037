import { joinResults, parseResults, type KeptResults } from '#domain/listing/kept-results.ts';
import { readTabStorage } from '../site/tab-storage.ts';

const key = 'forecourt:results';

/** The results that this tab saw last; null without any. */
export const readResults = (): KeptResults | null => parseResults(readTabStorage()?.getItem(key) ?? null);

/** Keeps the results that are seen, so that a vehicle's page leads back to them and on to the next one. */
export function keepResults(seen: KeptResults): void {
  try {
    readTabStorage()?.setItem(key, JSON.stringify(joinResults(readResults(), seen)));
  } catch {
    // A full storage costs the way back, nothing else.
  }
}
