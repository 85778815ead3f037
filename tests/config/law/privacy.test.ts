import { describe, expect, test } from 'vitest';
import { describeCollection } from '#messages/lead/collection-notice.ts';
import { goodDealer, loadTexts } from '../directory.ts';

async function loadSite(yaml: string) {
  const { dealers, printed } = await loadTexts({ 'good.yaml': goodDealer + yaml });
  expect(printed).toBe('');
  const [dealer] = dealers;
  if (!dealer) throw new Error('the dealer did not load');
  return dealer.site;
}

const overseas = 'Service providers may hold data in Australia, Singapore and the United States.';
const begins =
  'Good Motors collects these details to answer you, with the pages of this website that you viewed before. ' +
  'Without your details we cannot reply.';
const lender = 'finance: { provider: { name: jetty-street } }\n';

describe('LEGAL 5 who gets what is written into a form', () => {
  test.each([
    ['nobody in particular', '', 'We pass them to nobody but the systems that we use to do so.', overseas],
    [
      'systems of the file',
      'privacy: { systems: [Yardbook CRM, Postbox], overseas: All of it stays in Australia. }\n',
      'We keep them in Yardbook CRM and Postbox and pass them to nobody else.',
      'All of it stays in Australia.',
    ],
  ])('%s', async (_title, yaml, keeping, where) => {
    const site = await loadSite(yaml);
    expect(describeCollection(site, false)).toBe(`${begins} ${keeping} ${where}`);
  });

  test.each([
    ['no lender', '', 'We pass them to nobody but the systems that we use to do so.'],
    ['the own lender', lender, 'To answer a request for finance, we pass them to Jetty Street Finance.'],
    [
      'lenders and systems of the file',
      `${lender}privacy: { systems: [Yardbook CRM], lenders: [One Bank, Two Bank] }\n`,
      'We keep them in Yardbook CRM and, to answer a request for finance, pass them to One Bank and Two Bank.',
    ],
  ])('a request for finance names %s', async (_title, yaml, keeping) => {
    const site = await loadSite(yaml);
    expect(describeCollection(site, true)).toContain(` ${keeping} `);
  });

  test('other forms do not name a lender', async () => {
    expect(describeCollection(await loadSite(lender), false)).not.toContain('Jetty');
  });

  test('the privacy policy says the same names and countries', async () => {
    const { legal } = await loadSite(
      'privacy: { systems: [Yardbook CRM], lenders: [One Bank], overseas: All of it stays in Australia. }\n',
    );
    expect(legal.privacy).toContain('the providers of our customer records (Yardbook CRM);');
    expect(legal.privacy).toContain('with lenders (One Bank) and insurers');
    expect(legal.privacy).toContain('All of it stays in Australia.');
    expect((await loadSite('')).legal.privacy).toContain('with the providers of our customer records; with');
  });
});
