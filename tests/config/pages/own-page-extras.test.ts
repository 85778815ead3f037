import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nWords.\n`;

test('NAV-01 own pages stand in menus by their order, those without one behind by their file', async () => {
  const { dealers, printed } = await loadTexts({
    'a.yaml': goodDealer,
    'a/pages/b.md': page('B', 'menu: company\n'),
    'a/pages/c.md': page('C', 'menu: { in: [company], order: 2 }\n'),
    'a/pages/d.md': page('D', 'menu: { in: [company], order: 1 }\n'),
    'a/pages/a.md': page('A', 'menu: company\n'),
  });
  expect(printed).toBe('');
  expect(dealers[0]?.site.pages.map(({ title }) => title)).toEqual(['D', 'C', 'A', 'B']);
});

test('ROUTE-22 pictures beside a shared page are those of its sites, as far as they use them', async () => {
  const photo = await sharp({ create: { width: 900, height: 9, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const { dealers, printed } = await loadTexts({
    'a.yaml': `${goodDealer}pages: [warranty]\n`,
    'b.yaml': goodDealer.replace('good.example', 'second.example'),
    '_pages/warranty.md': `${page('Warranty', 'image: yard.jpg\n')}[All](/pages/terms.pdf)\n`,
    '_pages/yard.jpg': photo,
    '_pages/unused.jpg': photo,
    '_pages/terms.pdf': '%PDF-1.7',
  });
  expect(printed).toBe('');
  expect(dealers.map(({ build }) => build.files.map(({ address }) => address))).toEqual([
    ['/pages/terms.pdf', '/pages/yard.jpg'],
    [],
  ]);
});

describe('ROUTE-22 a hero on an own page speaks of the page', () => {
  const hero = async (options: string): Promise<unknown> => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': goodDealer,
      'a/pages/fleet.md': page('Fleet', `sections: [{ name: hero${options} }]\n`),
    });
    expect(printed).toBe('');
    return dealers[0]?.pages[0]?.sections[0];
  };

  test('with its heading and no words about the stock', async () => {
    expect(await hero('')).toMatchObject({ heading: 'Fleet', text: '', search: true });
  });

  test('with its own buttons in the place of the search, unless it wants both', async () => {
    const links = ', links: [{ label: Ask us, href: /contact-us/ }]';
    expect(await hero(`${links}, heading: For business`)).toMatchObject({
      heading: 'For business',
      search: false,
    });
    expect(await hero(`${links}, search: true`)).toMatchObject({ search: true });
  });
});

test.each([
  [
    'Write here your hours, and more.',
    'found "Write here your hours, and more", with which the starter page asks',
    [],
  ],
  ['Lorem ipsum dolor.', 'found "Lorem ipsum", which stands for words of yours', ['/x/']],
  ['Call [your name] today.', 'found "[your name]", which stands for words of yours', ['/x/']],
])('ROUTE-24 text that nobody meant for shoppers is told by line: %s', async (words, told, published) => {
  const page = `---\ntitle: X\nmenu: company\n---\n\nAbout us.\n\n${words}\n`;
  const { printed, dealers } = await loadTexts({ 'a.yaml': goodDealer, 'a/pages/x.md': page });
  expect(printed).toMatch(/^dealers\/a\/pages\/x\.md:8:\d+ {2}warning {2}/);
  expect(printed).toContain(told);
  expect(dealers[0]?.pages.map(({ path }) => path)).toEqual(published);
});

test.each(['phone: 12\n', 'phone: "02 6872\n', 'group: nowhere\n'])(
  'CFG-01 the mistake in %j is told alone, not where pages would say what it keeps back',
  async (mistake) => {
    const body = 'Call [{phone}](tel:{tel}) or [write](mailto:{email}). {licences}\n';
    const { issues } = await loadTexts({
      'a.yaml': goodDealer + mistake,
      'a/pages/x.md': `---\ntitle: Reach us\n---\n${body}`,
    });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ file: expect.stringMatching(/a\.yaml$/), line: 6 });
  },
);
