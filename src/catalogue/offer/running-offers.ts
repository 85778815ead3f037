import type { Offer } from '#domain/offer/offer.ts';

/** The date in a time zone, as 'YYYY-MM-DD'. `now` is in epoch seconds. */
export function dateIn(timezone: string, now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now * 1000);
}

/** Offers that run today in the dealer's own zone; an offer without dates always runs. */
export function runningOffers(offers: readonly Offer[], timezone: string, now: number): Offer[] {
  const today = dateIn(timezone, now);
  return offers.filter(
    ({ startsOn, endsOn }) =>
      (startsOn === null || startsOn <= today) && (endsOn === null || endsOn >= today),
  );
}
