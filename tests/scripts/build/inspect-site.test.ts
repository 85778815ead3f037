import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectSite } from '#scripts/build/inspect-site.ts';

const secret = 'admin-key-of-the-index';

function site(files: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries({ 'index.html': '', '404.html': '', ...files })) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  return directory;
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('counts pages and bytes, and hashes what runs inline, each once', () => {
  const page = '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>';
  const directory = site({
    'index.html': `${page}<script type="module" src="/_astro/x.js"></script><a href="/cars/">Cars</a>`,
    'cars/index.html': `${page}<script type="module">go()</script>`,
    '_astro/x.js': '',
  });
  expect(inspectSite(directory, [secret])).toMatchObject({
    pages: 3,
    scriptHashes: [hash('go()'), hash('run()')].sort(),
    styleHashes: [hash('a{}')],
  });
});

test.each([
  [
    'a broken link',
    { 'index.html': '<a href="/search/kia/">Kia</a>' },
    /1 internal links.*\/search\/kia\/ \(on index/,
  ],
  ['a missing file', { 'index.html': '<img src="/logo.svg">' }, /\/logo\.svg/],
  ['a secret in a page', { 'index.html': `<i>${secret}</i>` }, /index\.html holds a secret/],
  ['a secret in a bundle', { '_astro/a.js': `"${secret}"` }, /_astro\/a\.js holds a secret/],
])('refuses %s', (_what, files, words) => {
  expect(() => inspectSite(site(files as unknown as Record<string, string>), [secret])).toThrow(words);
});

test('accepts links elsewhere, with queries, anchors and escapes', () => {
  const links = ['https://x.example/', '//cdn.example/a', '/?q=1', '#top', '/a%20b/', 'mailto:a@b.example'];
  const directory = site({
    'index.html': links.map((href) => `<a href="${href}">x</a>`).join(''),
    'a b/index.html': '',
  });
  expect(inspectSite(directory, []).pages).toBe(3);
});

test('reads addresses, inline elements and secrets that are not ASCII as UTF-8', () => {
  const style = '.a::after{content:"à–✓"}';
  const directory = site({
    'index.html': `<p>\u00a0href="/nowhere/"</p><a href="/citroën/">Citroën</a><style>${style}</style>`,
    'citroën/index.html': '',
  });
  expect(inspectSite(directory, []).styleHashes).toEqual([hash(style)]);
  expect(() => inspectSite(directory, ['content:"à–✓'])).toThrow(/holds a secret/);
  expect(() => inspectSite(site({ 'index.html': '<a href="/škoda/">x</a>' }), [])).toThrow(/\/škoda\/ \(on/);
});
