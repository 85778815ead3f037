import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (yaml: string): Promise<string> =>
  (await loadTexts({ 'good.yaml': goodDealer + yaml })).printed;
const promotion = (title: string, text: string): string =>
  `promotions: [{ title: '${title}', text: '${text}', link: { label: Go, href: /search/ }, positions: [3] }]\n`;

describe('words of a dealer file that the law refuses', () => {
  test('LEGAL 4 a rate alone keeps the dealer from loading, and the message says how to mend it', async () => {
    expect(await tell(promotion('Runout', 'Drive home from 1.9% p.a. today')))
      .toBe(`dealers/good.yaml:6:39  1st entry of promotions: text
  found "1.9% p.a": a rate needs its comparison rate beside it, as large, with its example and warning.
  Take the rate out: the site shows that of finance.lender with all that belongs to it. Or write all of it here.
  Rule rate-without-comparison: National Credit Code s 160 to 164; ASIC RG 234.`);
  });

  test('LEGAL 4 its comparison rate may stand in another text of the same card', async () => {
    expect(await tell(promotion('From 1.9% p.a.', 'Comparison rate 2.4% p.a.'))).toBe('');
  });

  test('LEGAL 1 the law of the states of its locations holds, and a warning lets the dealer load', async () => {
    const { dealers, printed } = await loadTexts({
      'nsw.yaml': goodDealer + promotion('Runout', 'We pay the on road costs'),
      'qld.yaml':
        goodDealer.replace('NSW, postcode: 2840', 'QLD, postcode: 4000').replace('www.', 'north.') +
        promotion('Runout', 'We pay the on road costs'),
    });
    expect(dealers).toHaveLength(2);
    expect(printed).toMatch(/^dealers\/nsw.yaml:6:39 {2}warning {2}1st entry of promotions: text\n/);
    expect(printed).not.toContain('qld.yaml');
  });

  test('LEGAL 4 all words of a file are judged, and all are told although another setting is wrong', async () => {
    const printed = await tell(
      "announcement: { text: '2.9% p.a. this week' }\nmessages: { shell.search: 'Find yours at 2.9% p.a.' }\n" +
        "sections: { home: [{ name: hero, heading: 'Now 2.9% p.a.' }] }\ntagline: 'Home of 2.9% p.a.'\noffers: perhaps\n",
    );
    for (const path of [
      'announcement.text',
      'messages.shell.search',
      '1st section of home: heading',
      'tagline',
    ])
      expect(printed).toContain(`  ${path}\n  found "2.9% p.a"`);
  });

  test('LEGAL 4 a lender may state its rates where the site shows all that belongs to them', async () => {
    const lender = '{ disclaimer: From 7.99% p.a. to approved customers. }';
    expect(await tell(`finance: { provider: { name: jetty-street }, lender: ${lender} }\n`)).toBe('');
  });
});

describe('words of own pages that the law refuses', () => {
  const load = (front: string, body: string) =>
    loadTexts({
      'good.yaml': goodDealer,
      'good/pages/finance.md': `---\ntitle: Finance\n${front}---\n\n${body}`,
    });

  test('LEGAL 4 a rate in the text is told with its line, and keeps the dealer from loading', async () => {
    const { dealers, printed } = await load(
      '',
      'We lend.\n\n## Now\n\nDrive home\nfrom 1.9% p.a. today.\n\n## Later\n\nComparison rate 2% p.a.\n',
    );
    expect(dealers).toEqual([]);
    expect(printed).toMatch(/^dealers\/good\/pages\/finance\.md:10:6 {2}found "1\.9% p\.a"/);
  });

  test('LEGAL 4 one of the front matter is told with its setting', async () => {
    const { printed } = await load('description: Drive home from 1.9% p.a.\n', 'We lend.\n');
    expect(printed).toMatch(/finance\.md:3:14 {2}description\n {2}found "1\.9% p\.a"/);
  });

  test('LEGAL 4 the comparison rate in the same part is enough', async () => {
    const { printed } = await load('', '## Now\n\nFrom 1.9% p.a.\n\nComparison rate 2.4% p.a. WARNING: …\n');
    expect(printed).toBe('');
  });
});
