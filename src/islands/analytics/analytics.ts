import { $consent, choose, readConsent } from '#stores/analytics/consent.ts';
import { openBanner } from './banner.ts';
import type { MeasureSettings } from './measure.ts';

/**
 * Asks for consent and then measures the visit (EVT-03). Before consent nothing is sent, stored or fetched. Withdrawing
 * it, here or in another tab, ends it at once.
 */
export function startAnalytics(section: HTMLElement): void {
  const settings = JSON.parse(section.dataset['consent'] ?? '') as MeasureSettings;
  let stop: (() => void) | null = null;
  const banner = openBanner(section, choose);
  const follow = (): void => {
    const state = readConsent();
    banner.draw(state);
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
