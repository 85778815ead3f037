import type { ConsentState } from '#domain/analytics/consent.ts';
import { $consent, readConsent } from '#stores/analytics/consent.ts';
import type { MeasureSettings } from './measure.ts';

/**
 * Measures the visit while the visitor agrees to it (EVT-03). Before consent nothing is sent, stored or fetched. Withdrawing
 * it, here or in another tab, ends it at once. `tell` hears the state now and whenever it may have changed.
 */
export function followMeasuring(settings: MeasureSettings, tell: (state: ConsentState) => void): void {
  let stop: (() => void) | null = null;
  const follow = (): void => {
    const state = readConsent();
    tell(state);
    if (state !== 'granted') {
      stop?.();
      stop = null;
    } else if (!stop) {
      let ended = false;
      let end: (() => void) | undefined;
      stop = () => {
        ended = true;
        end?.();
      };
      import('./measure.ts').then(
        ({ measurePage }) => {
          if (!ended) end = measurePage(settings);
        },
        (error: unknown) => console.warn('This visit could not be counted.', error),
      );
    }
  };
  $consent.subscribe(follow);
  // A page that the browser brings back has missed what other tabs chose.
  window.addEventListener('pageshow', follow);
}
