/** Milliseconds after which what a page shows of the stock may be out of date. */
const old = 120_000;

/**
 * Runs something when somebody returns to a page that has been out of sight for a while: a tab that stayed open, or a page
 * that the browser kept for its back button. At most once in two minutes.
 */
export function whenBack(act: () => void): void {
  let readAt = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - readAt < old) return;
    readAt = Date.now();
    act();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
