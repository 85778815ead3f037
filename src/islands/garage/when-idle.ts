/** Runs something when the page is idle. Safari has no event for that yet. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1_500);
}
