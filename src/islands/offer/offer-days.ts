import { judgePeriod } from '#domain/site/period.ts';

function draw(): void {
  const now = Date.now() / 1000;
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offer-days]')) {
    const [start = '', expiry = ''] = (offer.dataset['offerDays'] ?? '').split('/');
    const period = { start: start || null, expiry: expiry || null };
    const state = judgePeriod(period, now, offer.dataset['zone'] ?? 'Australia/Brisbane');
    if (state === 'running') delete offer.dataset['offer'];
    else {
      offer.dataset['offer'] = state;
      // A list that sleeps would go on counting it.
      offer.dispatchEvent(new Event('stale', { bubbles: true }));
    }
  }
}

/**
 * Marks offers whose days are over or have not come, by the dealer's clock, and keeps it true (LEGAL 9): cards go, and the
 * page of the offer says so. Most nights a build does the same; a page that stays open, or a site that nobody builds,
 * must not advertise what has ended.
 */
export function startOfferDays(): void {
  draw();
  setInterval(draw, 30_000);
}
