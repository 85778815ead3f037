import { describeAge } from '#domain/review/age.ts';

/** Writes how long ago each review was written in place of its day, which stays as a tip: a built page would grow wrong. */
export function writeAges(): void {
  const today = new Date();
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    const age = describeAge(time.dateTime, today, document.documentElement.lang);
    if (age === null) continue;
    time.title = time.textContent;
    time.textContent = age;
    time.removeAttribute('data-ago');
  }
}
