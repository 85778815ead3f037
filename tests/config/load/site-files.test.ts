import { describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { goodDealer, loadTexts, testSites } from '../directory.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const withLogo = `${goodDealer}logo: { src: /logo.svg, width: 100, height: 40 }\n`;
const secondDealer = goodDealer.replace('good.example', 'second.example');
const addresses = (dealer: Dealer | undefined): string[] | undefined =>
  dealer?.build.files.map(({ address }) => address);

describe('files of one dealer', () => {
  test('lie in the folder of its name, and belong to its site alone', async () => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': withLogo,
      'a/logo.svg': svg,
      'a/prices/2026.pdf': '%PDF',
      'b.yaml': secondDealer,
    });
    expect(printed).toBe('');
    const [a, b] = dealers;
    expect(addresses(a)).toEqual(['/logo.svg', '/prices/2026.pdf']);
    expect(addresses(b)).toEqual([]);
  });

  test('a picture of another dealer is none of this one', async () => {
    const { printed } = await loadTexts({ 'a.yaml': withLogo, 'b.yaml': secondDealer, 'b/logo.svg': svg });
    expect(printed).toContain('found "/logo.svg", which is no file of this site.');
    expect(printed).toContain('Put the file into dealers/a/, or write the web address of a picture.');
  });

  test("layers share theirs with the dealers that name them; the dealer's own wins", async () => {
    const { dealers, printed } = await loadTexts({
      '_groups/north.yaml': 'logo: { src: /logo.svg, width: 100, height: 40 }\n',
      '_groups/north/logo.svg': svg,
      '_groups/north/badge.svg': svg,
      'a.yaml': `${goodDealer}group: north\n`,
      'b.yaml': `${secondDealer}group: north\n`,
      'b/logo.svg': `${svg}<!-- own -->`,
      'c.yaml': goodDealer.replace('good.example', 'third.example'),
    });
    expect(printed).toBe('');
    const [a, b, c] = dealers;
    expect(addresses(a)).toEqual(['/badge.svg', '/logo.svg']);
    expect(addresses(b)).toEqual(['/badge.svg', '/logo.svg']);
    expect(addresses(c)).toEqual([]);
    const logoOf = (dealer: Dealer | undefined) =>
      dealer?.build.files.find(({ address }) => address === '/logo.svg');
    expect(logoOf(b)?.file).toMatch(/b\/logo\.svg$/);
    expect(logoOf(b)?.digest).not.toBe(logoOf(a)?.digest);
  });

  test('Markdown, YAML and sources of pictures are not published', async () => {
    const { dealers } = await loadTexts({
      'a.yaml': goodDealer,
      'a/privacy.md': '# Privacy\n',
      'a/notes.yaml': 'secret: yes\n',
      'a/logo.psd': 'layers',
      'a/.hidden': 'x',
    });
    expect(addresses(dealers[0])).toEqual([]);
  });

  test('a file that is no picture is none, and a document that is not there is told', async () => {
    const href = 'announcement: { text: Prices, href: /prices.pdf }\n';
    const { printed } = await loadTexts({ 'a.yaml': withLogo + href, 'a/logo.svg': 'just words' });
    expect(printed).toContain('expected a picture, found "/logo.svg", which is none');
    expect(printed).toContain(
      'expected a link to a file, found "/prices.pdf", which is no file of this site.',
    );
  });

  test("the certified logo of Toyota is Harbour's, and Mac's Yard has none of it", async () => {
    const { dealers } = await loadDealers({ directory: testSites });
    const having = dealers.filter((dealer) => addresses(dealer)?.includes('/toyota-certified-used.svg'));
    expect(having.map(({ site }) => site.slug)).toEqual(['harbour-toyota']);
  });
});

test('pictures elsewhere that settings name are known by their origins', async () => {
  const { dealers, printed } = await loadTexts({
    'a.yaml': `${goodDealer}group: north
sections: { home: [{ name: hero, heading: Hi, image: 'https://hero.example/wide/a.jpg?x=1' }] }
promotions:
  - { title: Sale, text: Now, link: { label: Go, href: /search/ }, image: 'https://promo.example:8443/b.webp', positions: [3] }
certified:
  - { make: Kia, name: Kia Certified, label: Certified, text: Good., checks: [Brakes], image: { src: 'https://certified.example/c.svg', width: 10, height: 10 } }
groupSites: [{ name: Other, url: https://other.example, logo: 'https://group.example/d.svg' }]
logo: { src: 'https://hero.example/logo.png', width: 10, height: 10 }
`,
    '_groups/north.yaml': '{}\n',
  });
  expect(printed).toBe('');
  expect(dealers[0]?.build.pictureOrigins.toSorted()).toEqual([
    'https://certified.example',
    'https://group.example',
    'https://hero.example',
    'https://promo.example:8443',
  ]);
});

test('a picture in the text of a page is answered by a file alone, never by a web address', async () => {
  const page = '---\ntitle: Us\ndescription: Who we are.\n---\n\n![Yard](/yard.jpg)\n';
  const { printed } = await loadTexts({ 'a.yaml': goodDealer, 'a/pages/us.md': page });
  expect(printed).toContain('Put the file into dealers/a/, or write the path of another picture.');
});
