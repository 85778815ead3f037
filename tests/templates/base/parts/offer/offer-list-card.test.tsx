import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfferListCard, type OfferListCardProps } from '#parts/offer/OfferListCard.tsx';
import { parseOffer } from '#services/wire/offer.ts';
import { sitePieces } from '../site-pieces.ts';

const document = {
  ...{ id: 'o1', name: 'Runout', manufacturer: 'Jeep', starts_on: '2026-11-01', ends_on: '2026-11-30' },
  ...{ model: { name: 'Avenger', slug: 'avenger' }, description: 'Saves money. '.repeat(20) },
};
const draw = (written: object, more: Partial<OfferListCardProps> = {}): string =>
  renderToStaticMarkup(
    <OfferListCard
      offer={parseOffer({ ...document, ...written })}
      site={{ ...sitePieces, make: null, timezone: 'Australia/Perth' }}
      modelPath="/avenger/"
      testDrive
      {...more}
    />,
  );
const links = (html: string): string[] =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*class="button[^"]*"[^>]*>.*?<span>(.*?)<\/span>/g)].map(
    ([, href, words]) => `${words} ${href}`,
  );

test('OFFR-01 a card of the list has the three buttons, the own words of the offer first', () => {
  expect(links(draw({}))).toEqual([
    'Enquire Now /offers/jeep/o1/#enquiry',
    'Explore Avenger /avenger/',
    'Book A Test Drive /book-test-drive/?model=Avenger',
  ]);
  expect(links(draw({ cta_text: 'Claim it', cta_url: 'https://claim.example/' }))[0]).toBe(
    'Claim it https://claim.example/',
  );
  expect(links(draw({}, { modelPath: null, testDrive: false }))).toHaveLength(1);
});

test('OFFR-02 a long description is cut behind the last word within 160 characters, with the whole behind View more', () => {
  const html = draw({});
  const [, excerpt = ''] = /disclosure__excerpt">([^<]*)</.exec(html) ?? [];
  expect(excerpt).toBe(`${'Saves money. '.repeat(12).trimEnd()}…`);
  expect(html).toContain('View more');
  expect(draw({ description: 'Short.' })).not.toContain('View more');
});

test('LEGAL 9 a card says its days and the zone in which they are days', () => {
  expect(draw({})).toContain('data-offer-days="2026-11-01/2026-11-30" data-zone="Australia/Perth"');
  expect(draw({ starts_on: null, ends_on: null })).not.toContain('data-offer-days');
});

test('OFFR-01 an offer about no model, such as a service or more for a trade-in, invites to no test drive', () => {
  const service = { cta_text: 'Book Your Service', cta_url: '/contact-us/', model: undefined };
  expect(links(draw(service, { modelPath: null }))).toEqual(['Book Your Service /contact-us/']);
  expect(links(draw({ model: undefined }, { modelPath: null }))).toEqual([
    'Enquire Now /offers/jeep/o1/#enquiry',
  ]);
});

test('OFFR-03 a card says its conditions, the whole of long ones on demand', () => {
  expect(draw({ disclaimer: 'While stocks last.' })).toContain('While stocks last.');
  const html = draw({ disclaimer: 'Not with any other offer of ours. '.repeat(6), description: 'Short.' });
  expect(html).toContain('View full disclaimer');
});
