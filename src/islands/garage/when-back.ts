/** Milliseconds after which what a page shows of the stock may be out of date. */
const old = 120_000;

/**
 * Runs something when somebody returns to a page that was read a while ago: a tab that stayed open, or a page that the
 * browser kept for its back button. At most once in two minutes. Answers a function that stops it.
 */
export function whenBack(act: () => void): () => void {
  let readAt = Date.now();
  const stopped = new AbortController();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - readAt < old) return;
    readAt = Date.now();
    act();
  };
  document.addEventListener('visibilitychange', look, { signal: stopped.signal });
  window.addEventListener('pageshow', look, { signal: stopped.signal });
  return () => stopped.abort();
}
