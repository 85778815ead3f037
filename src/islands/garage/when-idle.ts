/** Runs something that can wait until the page has come to rest; Safari has no word for that yet. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1_500);
}
