import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const page = (settings: string): string =>
  `---\ntitle: A page\ndescription: Words.\n${settings}---\nWords.\n`;
const elsewhere = 'by capitals alone and leads elsewhere';

test.each<[title: string, redirects: string, pages: Record<string, string>, told: string]>([
  [
    'two redirects',
    "'/Old': /search/, '/old': /contact-us/",
    {},
    'dealers/a.yaml:6:14  warning  found /Old, which differs from /old',
  ],
  [
    'a redirect and a page',
    "'/Contact-Us': /search/",
    {},
    'dealers/a.yaml:6:14  warning  found /Contact-Us, which differs from /contact-us',
  ],
  [
    'an alias and a page',
    '',
    { 'a/pages/x.md': page('aliases: [/Contact-Us]\n') },
    'dealers/a/pages/x.md:4:11  warning  1st entry of aliases\n  found /Contact-Us, which differs from /contact-us',
  ],
  [
    'aliases of two pages',
    '',
    { 'a/pages/x.md': page('aliases: [/Old]\n'), 'a/pages/y.md': page('aliases: [/old]\n') },
    'dealers/a/pages/y.md:4:11  warning  1st entry of aliases\n  found /old, which differs from /Old',
  ],
  [
    'an alias and a redirect',
    "'/old': /search/",
    { 'a/pages/x.md': page('aliases: [/OLD]\n') },
    'dealers/a/pages/x.md:4:11  warning  1st entry of aliases\n  found /OLD, which differs from /old',
  ],
])('ROUTE-19 %s that differ by capitals alone are told', async (_title, redirects, pages, told) => {
  const { printed, dealers } = await loadTexts({
    'a.yaml': `${goodDealer}redirects: { ${redirects} }\n`,
    ...pages,
  });
  expect(printed).toContain(told);
  expect(printed).toContain(elsewhere);
  expect(dealers).toHaveLength(1);
});

test('ROUTE-19 spellings of one address that lead to the same page are no mistake', async () => {
  const { printed } = await loadTexts({
    'a.yaml': `${goodDealer}redirects: { '/Old': /search/, '/old/': /search/, '/Contact-Us': /contact-us/ }\n`,
    'a/pages/x.md': page('aliases: [/X, /Story, /story]\n'),
  });
  expect(printed).not.toContain(elsewhere);
});
