import { expect, test } from 'vitest';
import { createFeed } from '#routes/blog/create-feed.ts';
import { createCategory } from '#domain/blog/article.ts';
import { formatFeed, mostItems } from '#domain/blog/feed.ts';
import { fixtureArticle, fixturePage } from '../../integration/fixture-pages.ts';
import { fixtureTarget } from '../../integration/fixture-target.ts';

const { site } = fixtureTarget('alpha', []);
const blog = { path: '/blog/', title: 'News', home: 3, addresses: [] };

test('ROUTE-22 the feed has absolute addresses in all its parts, and says what articles say', () => {
  const page = fixtureArticle('/blog/tyres/', {
    title: 'Tyres & "rims" <fast>',
    html: '<p><a href="/search/">Stock</a> <a href="#more">More</a> <a href="https://b.example/">B</a></p><img src="/blog/x.jpg" alt="" />',
    article: { publishedAt: Date.parse('2026-11-20T03:00:00Z') / 1000, category: createCategory('Advice') },
  });
  const text = formatFeed(createFeed([page], site, blog));
  expect(text).toContain('<atom:link href="https://alpha.example.com.au/blog/feed.xml" rel="self"');
  expect(text).toContain('<title>Tyres &amp; &quot;rims&quot; &lt;fast&gt;</title>');
  expect(text).toContain('<guid isPermaLink="true">https://alpha.example.com.au/blog/tyres/</guid>');
  expect(text).toContain('<pubDate>Fri, 20 Nov 2026 03:00:00 GMT</pubDate>');
  expect(text).toContain('<category>Advice</category>');
  const [, encoded = ''] = /<content:encoded>([^]*)<\/content:encoded>/.exec(text) ?? [];
  expect([...encoded.matchAll(/(?:href|src)=&quot;(.*?)&quot;/g)].map(([, address]) => address)).toEqual([
    'https://alpha.example.com.au/search/',
    'https://alpha.example.com.au/blog/tyres/#more',
    'https://b.example/',
    'https://alpha.example.com.au/blog/x.jpg',
  ]);
});

test('ROUTE-22 other pages, and articles that search engines shall not know, are not in it; it ends after the newest', () => {
  const many = Array.from({ length: 200 }, (_, index) => fixtureArticle(`/blog/a-${index}/`));
  const { items } = createFeed(
    [fixturePage('/fleet/'), fixtureArticle('/blog/hidden/', { indexed: false }), ...many],
    site,
    blog,
  );
  expect(items).toHaveLength(mostItems);
  expect(items[0]?.url).toBe('https://alpha.example.com.au/blog/a-0/');
});

test('characters that no XML may have are left out of the feed', () => {
  const page = fixtureArticle('/blog/x/', {
    title: 'A\u0000B\u000bC\uFFFF\uD800D',
    html: '<p>\u001b\tE</p>',
  });
  const text = formatFeed(createFeed([page], site, blog));
  expect(text).toContain('<title>ABCD</title>');
  expect(text).toContain('&lt;p&gt;\tE&lt;/p&gt;');
});
