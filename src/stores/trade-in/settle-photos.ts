import type { TradeInSettings } from './trade-in-settings.ts';

/** Milliseconds that a lead waits for photos that are still on their way. */
const patience = 25_000;

/** Photos that have arrived. Never throws: where their part of the page cannot be fetched, there are none. */
export async function takePhotos({
  apiUrl,
  uploads,
}: TradeInSettings): Promise<{ photos: string[]; missing: number }> {
  try {
    if (uploads) return await (await import('./photos.ts')).settlePhotos(apiUrl, patience);
  } catch (error) {
    console.warn('The photos could not be asked for.', error);
  }
  return { photos: [], missing: 0 };
}

/** This device needs its photos no longer. */
export function dropPhotos(): void {
  import('./photos.ts')
    .then(({ forgetPhotos }) => forgetPhotos())
    .catch((error: unknown) => console.warn('The photos stay in this tab.', error));
}
