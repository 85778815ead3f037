import { describe, expect, test } from 'vitest';
import { continueTrail } from '#domain/lead/trail.ts';
import { longestPart, mostPages, readVisit, type Visit } from '#domain/lead/visit.ts';

const walk = (...addresses: string[]): string =>
  addresses
    .map((address) => new URL(address, 'https://dealer.example').href)
    .reduce<string | null>((trail, address) => continueTrail(trail, address), null) ?? '';
const visit = (...addresses: string[]): Visit => readVisit(walk(...addresses));

describe('TRADE-02 what a lead says of the visit', () => {
  test('pages are named in order without their queries, a reload once', () => {
    expect(visit('/', '/search/?q=my+words', '/search/', '/cars/x/').pages).toEqual([
      '/',
      '/search/',
      '/cars/x/',
    ]);
    expect(walk('/', '/search/?q=my+words')).toBe('/\n/search/');
  });

  test('only parameters of campaigns are told, those of the latest link', () => {
    const landed = visit(
      '/?utm_source=paper&utm_campaign=spring&email=robin@example.com&car_id=7',
      '/contact-us/',
    );
    expect(landed.campaign).toEqual({ utm_source: 'paper', utm_campaign: 'spring' });
    expect(visit('/?utm_source=paper', '/search/', '/?gclid=abc').campaign).toEqual({ gclid: 'abc' });
  });

  test('a long visit keeps its landing page and the latest ones', () => {
    const walked = walk('/landing/?gclid=1', ...Array.from({ length: 500 }, (_, place) => `/cars/${place}/`));
    expect(walked.split('\n').length).toBeLessThan(70);
    const { pages, campaign } = readVisit(walked);
    expect(pages).toHaveLength(mostPages);
    expect([pages[0], pages.at(-1), campaign]).toEqual(['/landing/', '/cars/499/', { gclid: '1' }]);
  });

  test('what no service would take is left out: half values, long values, other texts', () => {
    const long = 'x'.repeat(longestPart + 1);
    expect(visit(`/${long}/?utm_source=${long}&utm_medium=cpc`)).toEqual({
      pages: [],
      campaign: { utm_medium: 'cpc' },
    });
    expect(readVisit('/a/\n/\ud800/\nnothing\n\n/b/?gclid=\ud800?')).toEqual({
      pages: ['/a/', '/b/'],
      campaign: { gclid: '\ufffd?' },
    });
    expect(readVisit(null)).toEqual({ pages: [], campaign: {} });
  });
});
