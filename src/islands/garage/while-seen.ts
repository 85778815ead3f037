/** Milliseconds between two readings of a page that is looked at. */
const pause = 10_000;
/** Milliseconds without a sign of anybody, after which nobody looks any more. */
const away = 300_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'pageshow', 'visibilitychange'] as const;

/**
 * Runs something every ten seconds while somebody looks at the page, one after the other: what other shoppers do is
 * seen within seconds. An open page that nobody touches rests after five minutes, and reads at the next touch. Answers
 * a function that stops it.
 */
export function whileSeen(act: () => Promise<unknown>): () => void {
  let readAt = Date.now();
  let seenAt = readAt;
  let isReading = false;
  const stopped = new AbortController();
  const read = (): void => {
    // A timer may come a little early, and clocks are also put back.
    const isEarly = Math.abs(Date.now() - readAt) < pause - 500;
    if (isReading || isEarly || document.visibilityState !== 'visible') return;
    readAt = Date.now();
    isReading = true;
    act()
      .catch((error: unknown) => console.warn('What is shown could not be read again.', error))
      .finally(() => (isReading = false));
  };
  const see = (): void => {
    seenAt = Date.now();
    read();
  };
  for (const sign of signs)
    window.addEventListener(sign, see, { signal: stopped.signal, passive: true, capture: true });
  const timer = setInterval(() => {
    if (Math.abs(Date.now() - seenAt) < away) read();
  }, pause);
  stopped.signal.addEventListener('abort', () => clearInterval(timer));
  return () => stopped.abort();
}
