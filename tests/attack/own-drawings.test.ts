import { expect, test } from 'vitest';
import { readSvg } from '#config/pictures/svg.ts';
import { expectWithin } from './processor.ts';

const draw = (content: string, head = ''): string =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n<g>\n${content}\n</g></svg>`;

test.each([
  ['<script>alert(1)</script>', '<script>', 3],
  ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>', 3],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', '<x:script>', 3],
  ['<rect onclick="alert(1)"/>', 'the event handler onclick', 3],
  ['<rect/>\n<rect\n ONLOAD="alert(1)"/>', 'the event handler ONLOAD', 5],
  ['<foreignObject><p/></foreignObject>', '<foreignObject>', 3],
  ['<iframe src="#"/>', '<iframe>', 3],
  ['<a xlink:href="javascript:alert(1)"/>', 'a reference to "javascript:alert(1)"', 3],
  ['<a href="&#106;avascript:alert(1)"/>', 'a reference to "javascript:alert(1)"', 3],
  ['<a href="javascript&colon;alert(1)"/>', 'a text that browsers cannot read as XML (Invalid character entity)', 3], // oxfmt-ignore
  ['<use href="https://else.example/a.svg#b"/>', 'a reference to "https://else.example/a.svg#b"', 3],
  ['<image href="//else.example/pixel.png"/>', 'a reference to "//else.example/pixel.png"', 3],
  ['<image href="/other.png"/>', 'a reference to "/other.png"', 3],
  ['<image href="data:image/svg+xml,x"/>', 'a reference to "data:image/svg+xml,x"', 3],
  ['<set attributeName="xlink:href" to="javascript:alert(1)"/>', '<set> that changes href', 3],
  ['<animate attributeName="onclick" to="alert(1)"/>', '<animate> that changes onclick', 3],
  ['<style>@import "https://else.example/a.css";</style>', 'a style sheet elsewhere (@import)', 3],
  ['<style>a{b:url( "https://else.example/")}</style>', 'a url(…) that leads elsewhere', 3],
  ['<rect fill="url(&quot;https://else.example/&quot;)"/>', 'a url(…) that leads elsewhere', 3],
  [String.raw`<style>\40 import "https://else.example/a.css";</style>`, 'a style sheet elsewhere (@import)', 3], // oxfmt-ignore
  [String.raw`<style>a{b:u\72l(https://else.example/)}</style>`, 'a url(…) that leads elsewhere', 3], // oxfmt-ignore
  ['<style>&#64;import "https://else.example/a.css";</style>', 'a style sheet elsewhere (@import)', 3], // oxfmt-ignore
  ['<rect fill="u&#x72;l(https://else.example/)"/>', 'a url(…) that leads elsewhere', 3],
  ['<style>a{b:image-set("https://else.example/" 1x)}</style>', 'a choice of pictures (image-set)', 3],
  [
    '<style>@imp<![CDATA[ort "https://else.example/a.css";]]></style>',
    'a style sheet elsewhere (@import)',
    3,
  ],
  ['<style>\n@im<!-- -->port "https://else.example/a.css";</style>', 'a style sheet elsewhere (@import)', 3],
  ['<style>@&#x0000000000069;mport "https://else.example/a.css";</style>', 'a style sheet elsewhere (@import)', 3], // oxfmt-ignore
  ['<style>@\\69\nmport "https://else.example/a.css";</style>', 'a style sheet elsewhere (@import)', 3],
  ['<style>a{b:u<![CDATA[rl(https://else.example/)]]>}</style>', 'a url(…) that leads elsewhere', 3],
  ['<style>a{b:u<g/>rl(https://else.example/)}</style>', '<g> in a style', 3],
  ['<rect fill="u\\72\nl(https://else.example/)"/>', 'a url(…) that leads elsewhere', 4],
  ['<use xml:base="https://else.example/" href="#b"/>', 'a base for its references', 3],
  ['<?a ??><script>alert(1)</script><?b ?>', 'an instruction that ends in ??>', 3],
  ['<h:meta xmlns:h="http://www.w3.org/1999/xhtml" content="0;https://else.example"/>', 'elements of web pages', 3], // oxfmt-ignore
])('a drawing with %s is told', (content, found, line) => {
  expect(readSvg(draw(content))?.faults).toContainEqual({ line, found });
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n', 'an entity declaration'],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>\n', 'an attribute declaration'],
  ['<?xml-stylesheet href="https://else.example/a.css"?>\n', 'a style sheet elsewhere'],
  ['<?xml version="1.0" encoding="utf-7"?>\n', 'an encoding that is not UTF-8'],
  ['<?xml version="1.0" encoding = "ISO-2022-JP"?>\n', 'an encoding that is not UTF-8'],
  ['<?xml version="1.0" encoding="utf-8x"?>\n', 'an encoding that is not UTF-8'],
  ['<!DOCTYPE svg [<!-- > <![CDATA[ -->]>\n', 'a document type of its own'],
  ['<!DOCTYPE svg PUBLIC ">" "x" [<!-- > <![CDATA[ -->]>\n', 'a document type of its own'],
])('a drawing behind %s is told', (head, found) => {
  expect(readSvg(draw('<rect/>', head))?.faults).toContainEqual({ line: 1, found });
});

test('a drawing of many thousand elements, or nested as deep, is read in no time', () =>
  expectWithin(5_000, () => {
    expect(readSvg(draw('<g>'.repeat(20_000) + '</g>'.repeat(20_000)))?.faults).toEqual([]);
    expect(
      readSvg(draw(`<path d="${'M0 0'.repeat(200_000)}"/>`.concat('url('.repeat(50_000)))),
    ).not.toBeNull();
    expect(readSvg(draw('<rect/>'.repeat(100_000)))?.faults).toEqual([]);
  }));

test.each([
  ['a comment that only some readers end', '<!-- --!> <![CDATA[ --><script>alert(1)</script><!-- ]]> -->'],
  ['an element that nothing ends', '<g>'],
  ['a sign by a name that XML does not have', '<text>&nbsp;</text>'],
  ['an attribute without quotes', '<rect width=9/>'],
])('a drawing with %s is read by nobody', (_, content) => {
  const [fault] = readSvg(draw(content))?.faults ?? [];
  expect(fault?.found).toMatch(/^a text that browsers cannot read as XML \(/);
});
