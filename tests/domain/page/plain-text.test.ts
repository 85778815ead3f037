import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readParagraphs } from '#domain/page/excerpt.ts';
import { readPlainText } from '#domain/page/plain-text.ts';

const raw = [
  'script',
  'STYLE',
  'noscript',
  'title',
  'textarea',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
] as const;
const holding = ['template', 'Svg', 'math', 'object', 'select'] as const;
const secret = 'alert(1)';
/** Whatever may stand in somebody's HTML but the end of what hides it. */
const noise = fc
  .array(
    fc.constantFrom('<b>', '</b>', '<p title=">">', '<br>', '<', '>', '"', '&lt;', 'words', '\n', '</x>'),
  )
  .map((pieces) => pieces.join(''));
const attributes = fc.constantFrom('', ' type="text/javascript"', ' hidden ', '\n');

describe('VDP-10 the text of dealer comments', () => {
  test('never holds what stands in an element that shows no text, closed or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...raw, ...holding),
        attributes,
        noise,
        noise,
        fc.boolean(),
        (name, attribute, before, behind, isClosed) => {
          const inner = `${before}${secret}${behind}`;
          const text = readPlainText(
            `Before<${name}${attribute}>${inner}${isClosed ? `</${name}>After` : ''}`,
          );
          expect(text).not.toContain(secret);
          expect(text.startsWith('Before')).toBe(true);
          // The end of what holds tags may itself be in a tag that the noise opened.
          if (isClosed && (raw as readonly string[]).includes(name)) expect(text).toBe('BeforeAfter');
        },
      ),
    );
  });

  test.each([
    ['<p>Tidy.</p><script>alert(1)</script><p>One owner.</p>', ['Tidy.', 'One owner.']],
    ['<style type="text/css">p { color: red }</style >Tidy.', ['Tidy.']],
    ['Tidy.<!-- alert(1) --> One <b>owner</b>.', ['Tidy. One owner.']],
    ['<template>a<template>b</template>c</template>Tidy.', ['Tidy.']],
    ['<svg/>Tidy.<svg><title>alert(1)</title></svg>', ['Tidy.']],
    ['<SCRIPT>alert(1)', []],
    ['Tidy.<script', ['Tidy.']],
    ['<!DOCTYPE html><?xml version="1.0"?>Tidy.', ['Tidy.']],
    ['<style-guide>Tidy.</style-guide>', ['Tidy.']],
    ['Can tow < 3t and > 2t', ['Can tow < 3t and > 2t']],
    ['Can tow <3t, seats 5>4', ['Can tow <3t, seats 5>4']],
    ['Better <3 than <', ['Better <3 than <']],
    ['Ask for &lt;Bob&gt; &amp;amp; Co', ['Ask for <Bob> &amp; Co']],
    ['<ul><li>Air&nbsp;con<li>Tow bar</li></ul>', ['Air conTow bar']],
  ])('%j is %j', (html, paragraphs) => {
    expect(readParagraphs(html)).toEqual(paragraphs);
  });

  test('stays quick for text that is nothing but beginnings', () => {
    const began = performance.now();
    for (const piece of ['<!--', '<script>', '<template>', '<script x', '</script', '<'])
      readPlainText(piece.repeat(20_000));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
