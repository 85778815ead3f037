import { describe, expect, test } from 'vitest';
import { readSvg } from '#config/pictures/svg.ts';

const draw = (attributes: string, content = ''): string =>
  `<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}</svg>`;

describe('the size of a drawing', () => {
  test.each([
    ['its width and height', 'width="180" height="40"', { width: 180, height: 40 }],
    ['in another unit', 'width="1in" height="48pt"', { width: 96, height: 64 }],
    ['its view box', 'viewBox="0 0 60 30"', { width: 60, height: 30 }],
    ['one side and its view box', 'height="60" viewBox="0,0,60,30"', { width: 120, height: 60 }],
    [
      'its view box where it fills what is there',
      'width="100%" viewBox="0 0 60 30"',
      { width: 60, height: 30 },
    ],
    ['none', '', null],
    ['none where a side is nothing', 'width="0" height="40"', null],
  ])('is %s', (_title, attributes, size) => {
    expect(readSvg(draw(attributes))?.size).toEqual(size);
  });
});

test.each([
  ['a page that was saved as one', '<!doctype html><title>Not found</title>'],
  ['a page with a drawing in it', '<html><svg viewBox="0 0 1 1"/></html>'],
  ['nothing', ''],
])('%s is no drawing', (_title, text) => {
  expect(readSvg(text)).toBeNull();
});

test('a drawing of shapes, gradients, styles and pixels of its own has no fault', () => {
  const content = `<style>.a{fill:url(#g)}</style><linearGradient id="g" xlink:href="#h"/>
<path class="a" d="M0 0"/><image href="data:image/png;base64,AAAA"/><rect style="fill:url( '#g')" inkscape:path="C:\\a"/>
<?xpacket begin=""?><text>how to use @import and url(https://else.example/)</text>`;
  expect(
    readSvg(draw('viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="x"', content))
      ?.faults,
  ).toEqual([]);
});
