/** How far the search for the vehicle of an address has come; styles show what belongs to it. */
export type Looking = 'looking' | 'found' | 'unknown' | 'failed';

/** Says it on the document, and politely to those who cannot see it. */
export function tellLooking(state: Looking, words?: string): void {
  document.documentElement.dataset['unbuilt'] = state;
  const said = document.querySelector<HTMLElement>('[data-unbuilt-said]');
  if (said) said.textContent = words ?? said.dataset[state] ?? '';
}

/** The slug of a vehicle's address; null for any other address. */
export const readVehicleSlug = (path: string): string | null =>
  /^\/cars\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
