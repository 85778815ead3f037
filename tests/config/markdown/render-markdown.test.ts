import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#config/markdown/render-markdown.ts';
import { splitPictures } from '#domain/page/own/text-pictures.ts';

describe('ROUTE-22 Markdown of own pages', () => {
  test('headings stand below that of the page, and have ids that stay and differ', () => {
    expect(renderMarkdown('# One & two\n\n## Content\n\n##### Content\n')).toBe(
      '<h2 id="one-two">One &amp; two</h2>\n<h2 id="content-2">Content</h2>\n<h4 id="content-3">Content</h4>\n',
    );
  });

  test('a table scrolls by itself, named after the heading above it', () => {
    const html = renderMarkdown('## Prices\n\n| Work | Price |\n|---|--:|\n| Oil<br>filter | $9 |\n');
    expect(html).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Prices"><table>',
    );
    expect(html).toContain('<th scope="col" class="align-right">Price</th>');
    expect(html).toContain('<td>Oil<br />filter</td><td class="align-right">$9</td>');
  });

  test('a corner of a table without words is no heading', () => {
    const html = renderMarkdown('|  | Van |\n|---|---|\n| Bought for | Payload |\n');
    expect(html).toContain('<thead><tr><td></td><th scope="col">Van</th></tr></thead>');
    expect(html).toContain('<tbody><tr><td>Bought for</td><td>Payload</td></tr></tbody>');
  });

  test('a phone number stays on one line, other words of links break', () => {
    expect(renderMarkdown('[(07) 7010 4100](tel:0770104100) or [write to us](/contact-us/)')).toBe(
      '<p><a href="tel:0770104100">(07)\u00a07010\u00a04100</a> or <a href="/contact-us/">write to us</a></p>\n',
    );
  });

  test('pictures are blocks: alone a figure, between words after them, in a link still', () => {
    expect(renderMarkdown('![Yard](yard.jpg "Since 1994")')).toBe(
      '<figure><img src="yard.jpg" alt="Yard" /><figcaption>Since 1994</figcaption></figure>\n',
    );
    expect(renderMarkdown('Words ![a](a.jpg) and more')).toBe(
      '<p>Words  and more</p>\n<figure><img src="a.jpg" alt="a" /></figure>\n',
    );
    expect(renderMarkdown('[![a](a.jpg)](/search/)')).toBe(
      '<figure><a href="/search/"><img src="a.jpg" alt="a" /></a></figure>\n',
    );
  });

  test('no words become markup of ours', () => {
    const html = renderMarkdown('![x" onerror="y](a.jpg "t<b>") <b>b</b> [l](/a"b) `<i>`');
    expect(html).not.toMatch(/<b>|<i>|" onerror/);
    expect(splitPictures(html)[1]).toEqual({ src: 'a.jpg', alt: 'x" onerror="y' });
  });
});
