import { describe, expect, test } from 'vitest';
import { composeAlert } from '#scripts/alerts/compose.ts';
import type { Digest } from '#scripts/alerts/digest.ts';
import { recordOf } from '../../domain/alert/stock.ts';
import { day, dealer, noon } from './alert-world.ts';

const told = (name: string, price: number | null, was: number | null = null) => ({
  record: recordOf({ name, slug: name.toLowerCase().replaceAll(' ', '-'), price }),
  was,
});
const digest: Digest = {
  prices: [told('Kia Rio', 18_990, 20_990)],
  backs: [told('Mazda 3', null)],
  searches: [
    {
      name: 'Diesel · under $45,000',
      subject: '/search/?fuel=Diesel',
      vehicles: Array.from({ length: 7 }, (_, at) => told(`HiLux ${at}`, 40_000 + at)),
    },
  ],
  agreed: noon - 30 * day,
};
const compose = (one: Digest, channel: 'email' | 'sms') =>
  composeAlert(one, { site: dealer.site, channel, token: 'TOKEN', now: noon });

describe('ALRT-06 a message', () => {
  test('by e-mail says what, was and now, where, who sends it, why, and how to stop it', () => {
    const { subject, body, unsubscribe } = compose(digest, 'email');
    expect(subject).toBe('9 vehicles with news for you');
    expect(unsubscribe).toBe('https://macs.example/api/alerts/one-click?token=TOKEN');
    expect(body).toMatchInlineSnapshot(`
      "Hello,

      NOW FOR LESS

      Kia Rio
      Now $18,990 Drive Away (was $20,990)
      https://macs.example/cars/kia-rio/

      AVAILABLE AGAIN

      Mazda 3
      https://macs.example/cars/mazda-3/

      NEW IN YOUR SEARCH “Diesel · under $45,000”

      HiLux 0
      $40,000 Drive Away
      https://macs.example/cars/hilux-0/

      HiLux 1
      $40,001 Drive Away
      https://macs.example/cars/hilux-1/

      HiLux 2
      $40,002 Drive Away
      https://macs.example/cars/hilux-2/

      HiLux 3
      $40,003 Drive Away
      https://macs.example/cars/hilux-3/

      HiLux 4
      $40,004 Drive Away
      https://macs.example/cars/hilux-4/

      and 2 more: https://macs.example/search/?fuel=Diesel

      As of 24 November 2026, 12:00 pm. The page says what holds now.

      You get this because you asked Mac’s Yard for it on 25 October 2026, at macs.example. It comes once a day at most, and only when there is news.

      Stop these messages, without signing in: https://macs.example/alerts/#TOKEN

      Sent by Mac’s Yard, Mac’s Yard Pty Ltd
      12 Wharf Street, Nerang QLD 4211
      LMD 1234
      (07) 5550 4321 · hello@macs.example"
    `);
  });

  test('by text message says the same in few words', () => {
    expect(compose(digest, 'sms').body).toMatchInlineSnapshot(`
      "Mac’s Yard: Kia Rio now $18,990 Drive Away (was $20,990) https://macs.example/cars/kia-rio/
      Mazda 3 is available again https://macs.example/cars/mazda-3/
      New: HiLux 0 $40,000 Drive Away https://macs.example/cars/hilux-0/
      +6 more
      Call (07) 5550 4321.
      Stop: https://macs.example/alerts/#TOKEN"
    `);
    const one = { ...digest, backs: [], searches: [] };
    expect(compose(one, 'sms').body).toMatchInlineSnapshot(`
      "Mac’s Yard: Kia Rio now $18,990 Drive Away (was $20,990) https://macs.example/cars/kia-rio/
      Call (07) 5550 4321.
      Stop: https://macs.example/alerts/#TOKEN"
    `);
  });

  test.each([
    [{ ...digest, backs: [], searches: [] }, 'Price drop: Kia Rio'],
    [{ ...digest, prices: [], searches: [] }, 'Available again: Mazda 3'],
    [
      {
        ...digest,
        prices: [],
        backs: [],
        searches: [{ name: 'x', subject: '/search/', vehicles: [told('VW Up', 1)] }],
      },
      'New in your search: VW Up',
    ],
  ])('of one vehicle has its name in the subject', (one, subject) => {
    expect(compose(one, 'email').subject).toBe(subject);
  });
});
