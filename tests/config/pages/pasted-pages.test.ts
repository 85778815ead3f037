import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (page: string | Buffer): Promise<string> =>
  (await loadTexts({ 'a.yaml': goodDealer, 'a/pages/x.md': page })).printed;
const text = (body: string): string => `---\ntitle: X\n---\n\n${body}\n`;
const film = (video: string): string =>
  `---\ntitle: X\nsections:\n  - { name: video, label: Tour, video: '${video}' }\n---\n`;
const id = 'dQw4w9WgXcQ';

describe('ROUTE-22 what marketing departments paste is told with what to do', () => {
  test.each([
    [
      'three hyphens as Word joins them',
      '—\ntitle: X\n—\nWords.\n',
      '1:1  expected a line of three hyphens, ---, found —',
    ],
    ['four hyphens', '----\ntitle: X\n----\nWords.\n', 'found ----\n  Type three hyphens'],
    [
      'an empty line first',
      `\n${text('Words.')}`,
      '1:1  expected --- in the first line, found an empty line above it',
    ],
    ['no hyphens', 'title: X\n\nWords.\n', '1:1  expected a line of --- above the settings, found none'],
    ['bullets of Word', text('• One\n• Two'), '5:1  warning  found • before a line, pasted from a document'],
    ['a file of the computer', text('[a](file:///C:/x.pdf)'), 'That is a file of your computer'],
    ['an address without https', text('[a](www.example.com/x)'), 'Write https://www.example.com/x.'],
    ['an email address as a link', text('[a](jo@example.com)'), 'Write mailto:jo@example.com.'],
    [
      'a link without its end',
      text('See [tyres](/service/tyres/, or call.'),
      '5:5  warning  found [tyres](/service/tyres/,, which is no link: pages would show the brackets\n  Write [tyres](/service/tyres/).',
    ],
    [
      'a blank inside of a link',
      text('[a] (/search/)'),
      '5:1  warning  found [a] (/search/), which is no link',
    ],
    [
      'a phone with blanks',
      text('[Ring us](tel:02 5550 4321)'),
      '5:1  warning  found [Ring us](tel:02 5550 4321), which is no link, because its address has a blank: pages would show the brackets\n  Write [Ring us](tel:0255504321).',
    ],
    [
      'a file with blanks',
      text('See [it](/price list.pdf), please.'),
      '5:5  warning  found [it](/price list.pdf), which is no link, because its address has a blank: pages would show the brackets\n  Write [it](/price%20list.pdf).',
    ],
    [
      'a table without its line',
      text('Prices:\n\n| Work | Price |\n| Tyres | $10 |'),
      '7:1  warning  found | Work | Price | without the line that makes it the head of a table: pages would show the bars\n  Write | --- | --- | below it.',
    ],
    [
      'a heading without its blank',
      text('Words.\n\n##Which tyre'),
      '7:1  warning  found ##Which tyre without a blank behind ##',
    ],
    ['a value that is nearly one', text('{Suburb}'), '{Suburb} has no value. Did you mean suburb?'],
    [
      'the HTML of a video',
      film(`<iframe src="https://www.youtube.com/embed/${id}"></iframe>`),
      `Write the address alone: https://youtu.be/${id}.`,
    ],
    ['a video without https', film(`youtube.com/watch?v=${id}`), `Write https://youtube.com/watch?v=${id}.`],
    ['a list of videos', film('https://www.youtube.com/playlist?list=PL1'), 'That is a list of videos.'],
  ])('%s', async (_name, page, told) => {
    expect(await tell(page)).toContain(told);
  });

  test.each([
    `https://www.youtube.com/watch?v=${id}&t=30s`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://m.youtube.com/watch?v=${id}`,
  ])('%s is a video', async (address) => {
    expect(await tell(film(address))).toBe('');
  });

  test.each([
    '[1] (see below)',
    '`[a](/b` and \\[a](b',
    '[a](/search/ "all")',
    '#1 in Bourke',
    '| Work | Price |\n| --- | :---: |\n| Tyres | $10 |\n| Brakes | $20 |',
    '|a|b|\n|-|-|\n|c|d|',
    '```\n##x [a](b\n```',
  ])('%s is meant as it stands', async (body) => expect(await tell(text(body))).toBe(''));

  test('line ends of Windows, the mark of UTF-8 and letters of all languages are no mistakes', async () => {
    expect(await tell(`\ufeff${text('Müller và Trần\u2019s “good” yard').replaceAll('\n', '\r\n')}`)).toBe(
      '',
    );
  });
});
