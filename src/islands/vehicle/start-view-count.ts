/** Fetches what counts views, where the dealer shows them; for pages that have come to rest. */
export function startViewCount(): void {
  const place = document.querySelector<HTMLElement>('[data-view-count]');
  if (place) void import('./view-count.ts').then(({ showViews }) => showViews(place));
}
