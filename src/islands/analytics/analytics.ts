import { $consent, choose, readConsent } from '#stores/analytics/consent.ts';
import { openBanner } from './banner.ts';
import type { MeasureSettings } from './measure.ts';

/**
 * Asks whether a visit may be counted, and counts it from the moment it may (EVT-03). Before that nothing is sent,
 * kept or fetched; a consent that is withdrawn, here or in another tab, ends it at once.
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
