import { describe, expect, test } from 'vitest';
import { continueVisit, longestPart, mostPages, parseVisit, type Visit } from '#domain/lead/visit.ts';

const none: Visit = { pages: [], campaign: {} };
const visit = (...addresses: string[]): Visit =>
  addresses.map((address) => new URL(address, 'https://dealer.example')).reduce<Visit>(continueVisit, none);

describe('TRADE-02 what a lead says of the visit', () => {
  test('pages are named in order without their queries, a reload once', () => {
    expect(visit('/', '/search/?q=my+words', '/search/', '/cars/x/').pages).toEqual([
      '/',
      '/search/',
      '/cars/x/',
    ]);
  });

  test('only parameters of campaigns are kept, those of the latest link', () => {
    const landed = visit(
      '/?utm_source=paper&utm_campaign=spring&email=robin@example.com&car_id=7',
      '/contact-us/',
    );
    expect(landed.campaign).toEqual({ utm_source: 'paper', utm_campaign: 'spring' });
    expect(visit('/?utm_source=paper', '/search/', '/?gclid=abc').campaign).toEqual({ gclid: 'abc' });
  });

  test('a long visit keeps its landing page and the latest ones', () => {
    const { pages } = visit('/landing/', ...Array.from({ length: 50 }, (_, place) => `/cars/${place}/`));
    expect(pages).toHaveLength(mostPages);
    expect([pages[0], pages.at(-1)]).toEqual(['/landing/', '/cars/49/']);
  });

  test('what no service would take is left out: half values, long values, other kinds', () => {
    const long = 'x'.repeat(longestPart + 1);
    expect(visit(`/${long}/?utm_source=${long}&utm_medium=cpc`)).toEqual({
      pages: [],
      campaign: { utm_medium: 'cpc' },
    });
    expect(
      parseVisit(
        '{"pages":["/a/",7,"\\ud800"],"campaign":{"utm_source":"\\ud800","gclid":1,"name":"Robin"}}',
      ),
    ).toEqual({
      pages: ['/a/'],
      campaign: {},
    });
    expect([null, '7', '{}', 'half {'].map(parseVisit)).toEqual([none, none, none, none]);
  });
});
