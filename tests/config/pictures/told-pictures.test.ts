import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const photo = (width: number, height = 10): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
const hero = `${goodDealer}sections: { home: [{ name: hero, image: /yard.jpg }] }\n`;
const second = goodDealer.replace('good.example', 'second.example');
/** The line and column of the picture in the text above. */
const place = 'dealers/a.yaml:6:41';
let wide: Buffer;
beforeAll(async () => {
  wide = await photo(1200);
});

describe('a picture of the folder that settings name', () => {
  test.each<[string, Buffer | string | null, string]>([
    ['is missing', null, 'which is no file of this site.'],
    ['is no picture whatever its ending', 'just words', 'which is none'],
    ['is a document', '%PDF-1.7', 'which is none'],
    ['is nothing but zeros', Buffer.alloc(10_000), 'which is none'],
  ])('is told by file, line and column when it %s', async (_title, content, message) => {
    const { printed, dealers } = await loadTexts({
      'a.yaml': hero,
      'b.yaml': second,
      'a/yard-2.jpg': wide,
      ...(content !== null && { 'a/yard.jpg': content }),
    });
    expect(printed).toContain(`${place}  1st section of home: image`);
    expect(printed).toContain(`expected a picture, found "/yard.jpg", ${message}`);
    if (content === null) expect(printed).toContain('Did you mean /yard-2.jpg?');
    // One dealer's broken picture keeps no other from being published.
    expect(dealers.map(({ site }) => site.slug)).toEqual(['b']);
  });

  test('must end as it begins', async () => {
    const { printed } = await loadTexts({
      'a.yaml': hero,
      'a/yard.jpg': wide.subarray(0, wide.length - 200),
    });
    expect(printed).toContain(`${place}  1st section of home: image`);
    expect(printed).toMatch(/which cannot be read\n.*Save the picture again/);
  });

  test('is told to be of another kind when it is the photo of a phone', async () => {
    const { printed } = await loadTexts({
      'a.yaml': hero.replace('.jpg', '.heic'),
      'a/yard.heic': 'ftypheic',
    });
    expect(printed).toMatch(/found "\/yard\.heic", which is another kind of file\n.*save it as one of these/);
  });

  test('has at most 10 MB', async () => {
    const heavy = Buffer.concat([wide, Buffer.alloc(10_400_000)]);
    const { printed } = await loadTexts({ 'a.yaml': hero, 'a/yard.jpg': heavy });
    expect(printed).toContain('expected a picture of at most 10 MB, found "/yard.jpg" with 10.4 MB');
    expect(printed).toContain('Save it 2,000 pixels wide');
  });

  test('has no side that no build can hold', async () => {
    const { printed } = await loadTexts({ 'a.yaml': hero, 'a/yard.jpg': await photo(16_100) });
    expect(printed).toMatch(/found "\/yard\.jpg" with 16,100 × 10\n/);
  });

  test('may be too small for its place, which is a warning with the width that it needs', async () => {
    const { printed, dealers } = await loadTexts({ 'a.yaml': hero, 'a/yard.jpg': await photo(640) });
    expect(printed).toContain(
      `${place}  warning  1st section of home: image\n  found "/yard.jpg", which is 640 pixels`,
    );
    expect(printed).toContain('Save it at least 1,200 pixels wide.');
    expect(dealers).toHaveLength(1);
  });

  test('may be a drawing of any size, which must say one', async () => {
    const named = hero.replace('yard.jpg', 'yard.svg');
    const draw = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
    const good = await loadTexts({ 'a.yaml': named, 'a/yard.svg': draw('viewBox="0 0 9 9"') });
    expect(good.printed).toBe('');
    const { printed } = await loadTexts({ 'a.yaml': named, 'a/yard.svg': draw('') });
    expect(printed).toContain(
      'expected a picture whose size is known, found "/yard.svg", a drawing that says none',
    );
  });
});

describe('files of a folder', () => {
  test('that nothing names are told once; documents, and what settings link to, are not', async () => {
    const names = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => [`a/${name}.jpg`, wide] as const);
    const { printed } = await loadTexts({
      'a.yaml': `${hero}announcement: { text: See, href: /linked.jpg }\n`,
      'a/yard.jpg': wide,
      'a/linked.jpg': wide,
      'a/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'a/prices.pdf': '%PDF',
      ...Object.fromEntries(names),
      '_groups/summit/kept-for-others.jpg': wide,
    });
    expect(printed).toBe(
      'dealers/a/  warning  No setting and no text names /b.jpg, /c.jpg, /d.jpg, /e.jpg, /f.jpg, 1 more.\n' +
        '  Delete what nothing outside of this site links to: it is published all the same.',
    );
  });

  test('have addresses of their own', async () => {
    const { printed } = await loadTexts({
      'a.yaml': hero,
      'a/yard.jpg': wide,
      'a/Yard.jpg': wide,
      'a/open-graph/x.jpg': wide,
    });
    expect(printed).toMatch(
      /dealers\/a\/[yY]ard\.jpg {2}expected a file with an address of its own.*by capitals/,
    );
    expect(printed).toContain('found /open-graph/x.jpg, where the build writes a file itself');
  });

  test('that could run are told with their line, for every dealer that they would be published for', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>1</script></svg>';
    const { printed, dealers } = await loadTexts({
      'a.yaml': `${goodDealer}group: north\n`,
      'b.yaml': second,
      '_groups/north.yaml': '{}\n',
      '_groups/north/mark.svg': svg,
    });
    expect(printed).toContain(
      'dealers/_groups/north/mark.svg:2:1  expected a drawing that is only drawn, found <script>',
    );
    expect(printed).toContain('used by a');
    expect(dealers.map(({ site }) => site.slug)).toEqual(['b']);
  });
});
