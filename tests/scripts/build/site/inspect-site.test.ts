import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SiteInspector, type Inspection } from '#scripts/build/site/inspect-site.ts';

const secret = 'admin-key-of-the-index';

const style = '.a::after{content:"à–✓"}';
const own = { scripts: ['run()', 'go()', 'never()'], styles: ['a{}', style] };

function inspect(files: Record<string, string>, secrets = [secret], ownLinks: string[] = []): Inspection {
  const inspector = new SiteInspector(secrets, own, { ownLinks });
  for (const [name, text] of Object.entries({ 'index.html': '', '404.html': '', ...files })) {
    inspector.add({ name, content: Buffer.from(text) });
  }
  return inspector.finish();
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('counts pages and bytes, and hashes what the build wrote to run inline, each once', () => {
  const page = '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>';
  const inspection = inspect({
    'index.html': `${page}<script type="module" src="/_astro/x.js"></script><a href="/cars/">Cars</a>`,
    'cars/index.html': `${page}<script type="module">go()</script>`,
    '_astro/x.js': '',
  });
  expect(inspection).toMatchObject({
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
  expect(() => inspect(files as unknown as Record<string, string>)).toThrow(words);
});

test('tells a link of the dealer file to a make whose last vehicle is gone; the stock of the others is published', () => {
  const files = { 'index.html': '<a href="/search/kia/?price=1">Kia</a>' };
  expect(inspect(files, [], ['/search/kia/?price=1']).deadLinks).toEqual(['/search/kia/']);
  expect(() => inspect(files, [], ['/search/'])).toThrow(/lead nowhere/);
});

test('accepts links elsewhere, with queries, anchors and escapes', () => {
  const links = ['https://x.example/', '//cdn.example/a', '/?q=1', '#top', '/a%20b/', 'mailto:a@b.example'];
  const inspection = inspect({
    'index.html': links.map((href) => `<a href="${href}">x</a>`).join(''),
    'a b/index.html': '',
  });
  expect(inspection.pages).toBe(3);
});

test('reads escapes of a link as serve does: one of a sign that addresses use, and none that is broken', () => {
  const files = { 'files/terms #2.txt': '', 'index.html': '<a href="/files/terms%20%232.txt">Terms</a>' };
  expect(inspect(files).deadLinks).toEqual([]);
  const broken = { '100%/index.html': '', 'index.html': '<a href="/100%/">All</a>' };
  expect(() => inspect(broken)).toThrow(/\/100%\/ \(on/);
});

test('reads addresses, inline elements and secrets that are not ASCII as UTF-8', () => {
  const files = {
    'index.html': `<p>\u00a0href="/nowhere/"</p><a href="/citroën/">Citroën</a><style>${style}</style>`,
    'citroën/index.html': '',
  };
  expect(inspect(files).styleHashes).toEqual([hash(style)]);
  expect(() => inspect(files, ['content:"à–✓'])).toThrow(/holds a secret/);
  expect(() => inspect({ 'index.html': '<a href="/škoda/">x</a>' })).toThrow(/\/škoda\/ \(on/);
});

test('what stock wrote is never hashed, and hides nothing that the build wrote', () => {
  const page =
    '<p title="<script>alert(1)</script>">x</p><img alt="<script>"><img alt="<script"><style>b{}</style>' +
    '<script>run()</script><i data-x="<script ">y</i><style>a{}</style><script>alert(2)</script>';
  expect(inspect({ 'index.html': page })).toMatchObject({
    scriptHashes: [hash('run()')],
    styleHashes: [hash('a{}')],
  });
});
