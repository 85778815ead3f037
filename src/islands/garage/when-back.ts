/** Milliseconds after which a page may be out of date. */
const old = 120_000;

/**
 * Runs something when somebody returns to an older page: an open tab, or a page in the browser's back cache. At most
 * once in two minutes. Answers a function that stops it.
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
