import { describeAge } from '#domain/review/age.ts';
import { whenNear } from '#islands/page/when-near.ts';

function write(times: readonly HTMLTimeElement[]): void {
  const today = new Date();
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  for (const time of times) {
    const age = describeAge(time.dateTime, today, words);
    if (age === null) continue;
    time.title = time.textContent;
    time.textContent = age;
    time.removeAttribute('data-ago');
  }
}

/**
 * Writes how long ago each review was written in place of its day, which stays as a tip: a built page would grow wrong.
 * It is done when somebody comes near the first, because the words of a language keep a phone busy as the page loads.
 */
export function writeAges(): void {
  const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-ago]')];
  whenNear(times[0] ?? null, () => write(times));
}
