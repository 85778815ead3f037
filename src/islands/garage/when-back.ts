import { whenIdle } from './when-idle.ts';

/** Milliseconds after which a page may be out of date. */
const old = 120_000;

/**
 * Runs something when somebody returns to an older page: an open tab, or a page in the browser's back cache. Answers a function
 * that stops it.
 *
 * @param pause milliseconds that pass between two times at least
 */
export function whenBack(act: () => void, pause = old): () => void {
  let readAt = Date.now();
  const stopped = new AbortController();
  const look = (): void => {
    // Clocks are also put back.
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - readAt) < pause) return;
    readAt = Date.now();
    act();
  };
  document.addEventListener('visibilitychange', look, { signal: stopped.signal });
  window.addEventListener('pageshow', look, { signal: stopped.signal });
  return () => stopped.abort();
}

/**
 * Reads again what is shown: every few seconds where shoppers can take vehicles from one another by reserving them,
 * elsewhere when somebody comes back. Answers a function that stops it.
 */
export function keepFresh(reserves: boolean, act: () => Promise<unknown>): () => void {
  if (!reserves) return whenBack(() => void act());
  let stop: (() => void) | null = () => undefined;
  whenIdle(() => {
    import('./while-seen.ts').then(
      ({ whileSeen }) => {
        if (stop) stop = whileSeen(act);
      },
      // Without this code the page is as fresh as those of other sites.
      () => {
        if (stop) stop = whenBack(() => void act());
      },
    );
  });
  return () => {
    stop?.();
    stop = null;
  };
}
