import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteFile } from '#config/load/site-files.ts';
import { readPicture } from '#config/pictures/read-picture.ts';
import { cleanFilm, createBoxAllowance } from '#scripts/build/site/pictures/clean-film.ts';
import { createPictureConverter } from '#scripts/build/site/pictures/convert-apart.ts';
import { chooseWidths } from '#scripts/build/site/pictures/convert-picture.ts';
import { prepareOwnPictures } from '#scripts/build/site/pictures/own-pictures.ts';
import { prunePictures } from '#scripts/build/site/pictures/picture-cache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-pictures-'));
const cache = path.join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of a dealer's folder as the loader describes it. */
async function describeFile(name: string, content: Buffer | string, drawn = true): Promise<SiteFile> {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const read = /\.(pdf)$/.test(name) ? null : await readPicture(file);
  const picture = read?.kind === 'picture' && read.size ? { ...read.size, resizable: read.resizable } : null;
  const digest = createHash('sha256').update(content).digest('hex');
  return { address: `/${name}`, file, digest, bytes: content.length, picture, drawn };
}

const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><defs><linearGradient id="sky" x2="0.3" y2="1">
<stop stop-color="#7ab8e8"/><stop offset="1" stop-color="#f6d9a8"/></linearGradient></defs><rect width="900" height="600" fill="url(#sky)"/>
<circle cx="300" cy="420" r="90" fill="#222"/><circle cx="650" cy="420" r="90" fill="#333"/><path d="M150 400 300 250H600L800 400z" fill="#c0392b"/></svg>`;
/** The phone was held upright, and noted where. */
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp(Buffer.from(scene))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});

test('a picture is made as wide as screens need and never wider than it is', () => {
  expect(chooseWidths(5000)).toEqual([400, 800, 1200, 1600, 2000]);
  expect(chooseWidths(1200)).toEqual([400, 800, 1200]);
  expect(chooseWidths(1250)).toEqual([400, 800, 1200, 1250]);
  expect(chooseWidths(90)).toEqual([90]);
});

test('GAL-03 a photo is turned, resized, converted and freed of what the camera noted', async () => {
  const file = await describeFile('Our Yard.jpg', photo);
  expect(file.picture).toEqual({ width: 600, height: 900, resizable: true });
  const { pictures, files } = await prepareOwnPictures([file], cache);
  const made = pictures['/Our Yard.jpg'];
  expect(made).toMatchObject({ width: 600, height: 900 });
  expect(made?.srcset).toMatch(
    /^\/_pictures\/our-yard-(\w{12})-400\.webp 400w, \/_pictures\/our-yard-\1-600\.webp 600w$/,
  );
  expect(made?.avif).toBe(made?.srcset.replaceAll('.webp', '.avif'));
  expect(made?.src).toMatch(/-600\.webp$/);
  expect(files.map(({ address }) => address)).toContain('/Our Yard.jpg');
  for (const { address, file: made } of files) {
    const { format, exif, orientation, width, height } = await sharp(made).metadata();
    expect({ address, exif, orientation }).toEqual({ address, exif: undefined, orientation: undefined });
    expect(format).toBe(address.endsWith('.avif') ? 'heif' : address.endsWith('.webp') ? 'webp' : 'jpeg');
    expect(Math.abs(height * 2 - width * 3)).toBeLessThan(3);
  }
});

test('a second build converts nothing again, a third one after a change does, and what nobody uses goes', async () => {
  const before = await describeFile('front.jpg', photo);
  const first = await prepareOwnPictures([before], cache);
  // Without the file, nothing can be made of it.
  rmSync(before.file);
  expect(await prepareOwnPictures([before], cache)).toEqual(first);
  const after = await describeFile('front.jpg', await sharp(photo).negate().jpeg().toBuffer());
  const second = await prepareOwnPictures([after], cache);
  expect(second.pictures['/front.jpg']?.src).not.toBe(first.pictures['/front.jpg']?.src);
  prunePictures(cache, Date.now() + 29 * 86_400_000);
  expect(globSync('**/*.webp', { cwd: cache })).not.toEqual([]);
  prunePictures(cache, Date.now() + 31 * 86_400_000);
  expect(globSync('*/*', { cwd: cache })).toEqual([]);
});

test('a picture that moves keeps its frames, and not what was noted in it', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .webp()
    .toBuffer();
  expect(await sharp(moving).metadata()).toMatchObject({ pages: 2, exif: expect.any(Buffer) as Buffer });
  const { pictures, files } = await prepareOwnPictures([await describeFile('turn.webp', moving)], cache);
  expect(pictures['/turn.webp']).toMatchObject({ width: 40, height: 30, srcset: '' });
  expect(files.map(({ address }) => address)).toEqual(['/turn.webp', pictures['/turn.webp']?.src]);
  for (const { file } of files) {
    const { pages, exif } = await sharp(file).metadata();
    expect({ pages, exif }).toEqual({ pages: 2, exif: undefined });
  }
});

/** A box of an MP4 file. */
const box = (kind: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(8 + body.length);
  start.write(kind, 4, 'latin1');
  return Buffer.concat([start, body]);
};

test.each([
  ['of a phone', box('moov', box('mvhd', 'times'), box('udta', box('\xa9xyz', '-27.47+153.02/')))],
  [
    'of another phone',
    box('moov', box('mvhd', 'times'), box('meta', box('keys'), box('ilst', '-27.47+153.02/'))),
  ],
  ['of an editor', box('uuid', '<x:xmpmeta>-27.47+153.02/')],
])('a film %s is published without its place, each picture where it lay', async (_, noted) => {
  const film = Buffer.concat([box('ftyp', 'isom'), noted, box('mdat', 'pictures')]);
  const { files } = await prepareOwnPictures([await describeFile('yard.mp4', film, false)], cache);
  expect(files.map(({ address }) => address)).toEqual(['/yard.mp4']);
  const published = readFileSync(files[0]?.file ?? '', 'latin1');
  expect(published).not.toContain('153.02');
  expect(published).toHaveLength(film.length);
  expect(published.indexOf('pictures')).toBe(film.indexOf('pictures'));
});

test('the same bytes under the name of a picture are the picture, whoever was built before', async () => {
  const avif = await sharp(Buffer.from(scene))
    .withMetadata({ orientation: 3 })
    .avif({ effort: 0 })
    .toBuffer();
  const both = path.join(folder, 'both');
  await prepareOwnPictures([await describeFile('walk.mp4', avif, false)], both);
  const { files } = await prepareOwnPictures([await describeFile('walk.avif', avif, false)], both);
  expect((await sharp(files[0]?.file).metadata()).width).toBe(900);
});

test('a film without notes is published as it is', async () => {
  const plain = await describeFile('plain.mp4', Buffer.concat([box('ftyp'), box('mdat', 'x')]), false);
  expect((await prepareOwnPictures([plain], cache)).files).toEqual([plain]);
  // Nor is it copied to find that out.
  expect(await cleanFilm(plain.file, path.join(folder, 'nowhere'), createBoxAllowance())).toBeNull();
  // A later build does not look again.
  rmSync(plain.file);
  expect((await prepareOwnPictures([plain], cache)).files).toEqual([plain]);
});

test('drawings and documents are published as they are, and what nothing draws is only cleaned', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"/>';
  const { pictures, files } = await prepareOwnPictures(
    [
      await describeFile('logo.svg', drawing),
      await describeFile('prices.pdf', '%PDF', false),
      await describeFile('unused.jpg', photo, false),
    ],
    cache,
  );
  expect(pictures).toEqual({
    '/logo.svg': {
      src: expect.stringMatching(/^\/_pictures\/logo-\w{12}\.svg$/) as string,
      width: 60,
      height: 30,
      srcset: '',
      avif: '',
    },
  });
  expect(files.map(({ address }) => address.replace(/\w{12}/, 'x'))).toEqual([
    '/logo.svg',
    '/_pictures/logo-x.svg',
    '/prices.pdf',
    '/unused.jpg',
  ]);
  const unused = files.at(-1);
  expect((await sharp(unused?.file).metadata()).exif).toBeUndefined();
});

test.each([true, false])(
  'one that takes far too long fails the site by its name (drawn: %s)',
  async (drawn) => {
    const file = await describeFile('endless.jpg', photo, drawn);
    const hasty = createPictureConverter(-20_000);
    await expect(prepareOwnPictures([file], path.join(folder, 'other'), hasty)).rejects.toThrow(
      `The picture ${file.file} cannot be converted: it takes far longer than a picture of its size.`,
    );
  },
);

test.each([true, false])('a full disk is no fault of a picture (drawn: %s)', async (drawn) => {
  const file = await describeFile('yard.jpg', photo, drawn);
  const full = () => Promise.reject(new Error('yard.jpg: write error\nNo space left on device'));
  const converter = { convert: full, clean: full, stop: () => undefined };
  const preparing = prepareOwnPictures([file], path.join(folder, 'full'), converter);
  await expect(preparing).rejects.toThrow(/^yard\.jpg: write error/);
});

test.each([true, false])(
  'a picture that is saved while it is converted is kept by no build (drawn: %s)',
  async (drawn) => {
    const busy = path.join(folder, 'busy');
    const file = await describeFile('saved.jpg', photo, drawn);
    const converter = createPictureConverter();
    const save = <Made>(made: Made): Made => {
      writeFileSync(file.file, 'another');
      return made;
    };
    const saving = {
      ...converter,
      convert: (...job: Parameters<typeof converter.convert>) => converter.convert(...job).then(save),
      clean: (...job: Parameters<typeof converter.clean>) => converter.clean(...job).then(save),
    };
    await expect(prepareOwnPictures([file], busy, saving)).rejects.toThrow(
      `The file ${file.file} cannot be published: it was saved while its site was built. Build again.`,
    );
    expect(globSync('**/made.json', { cwd: busy })).toEqual([]);
  },
);

test('a picture that took too long by itself is remembered, one for which others left no time is not', async () => {
  const shared = path.join(folder, 'shared');
  const file = await describeFile('late.jpg', photo);
  const problem = 'it takes far longer than a picture of its size';
  await expect(prepareOwnPictures([file], shared, createPictureConverter(-20_000))).rejects.toThrow(problem);
  expect((await prepareOwnPictures([file], shared)).files).not.toEqual([]);
});

test('a picture that took too long is not tried again by each look of its dealer, but after an hour', async () => {
  const slow = path.join(folder, 'slow');
  const file = await describeFile('slow.jpg', photo);
  const other = await describeFile('quick.png', await sharp(Buffer.from(scene)).png().toBuffer());
  const problem = 'it takes far longer than a picture of its size';
  // One of pixels for which nothing is usual.
  const endless = { ...file, picture: { width: 40_000_000, height: -1, resizable: true } };
  await expect(prepareOwnPictures([endless], slow, createPictureConverter(20))).rejects.toThrow(problem);
  await expect(prepareOwnPictures([file], slow)).rejects.toThrow(problem);
  expect((await prepareOwnPictures([other], slow)).files).not.toEqual([]);
  const before = new Date(Date.now() - 3_700_000);
  const listNotes = (): string[] => globSync('*/*.slow', { cwd: slow });
  for (const note of listNotes()) utimesSync(path.join(slow, note), before, before);
  expect((await prepareOwnPictures([file], slow)).files).not.toEqual([]);
  expect(listNotes()).toHaveLength(1);
  prunePictures(slow, Date.now() + 32 * 86_400_000);
  expect(listNotes()).toEqual([]);
});

test('a drawing of few colours is made without any loss where that is smaller', async () => {
  const flat = sharp({ create: { width: 300, height: 100, channels: 4, background: '#ff000080' } });
  const { pictures, files } = await prepareOwnPictures(
    [await describeFile('mark.png', await flat.png().toBuffer())],
    cache,
  );
  const made = files.find(({ address }) => address === pictures['/mark.png']?.src);
  const { data } = await sharp(made?.file).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  // AVIF is left out where it is no smaller.
  expect(pictures['/mark.png']?.avif).toBe('');
  expect(files.some(({ address }) => address.endsWith('.avif'))).toBe(false);
});

test('a picture that ends early fails its site by name, and leaves nothing behind', async () => {
  const half = await describeFile('half.jpg', photo.subarray(0, photo.length / 2));
  await expect(prepareOwnPictures([half], cache)).rejects.toThrow(
    /half\.jpg cannot be converted: .*Save it again/,
  );
  expect(globSync('*/*.*', { cwd: cache })).toEqual([]);
});

test('a photo that nothing names and nobody can read is not published, and fails nothing', async () => {
  const [half, other, prices] = await Promise.all([
    describeFile('end.jpg', photo.subarray(0, photo.length / 2), false),
    describeFile('other.jpg', 'just words', false),
    describeFile('prices.pdf', '%PDF', false),
  ]);
  const { files } = await prepareOwnPictures([half, other, prices], cache);
  expect(files.map(({ address }) => address)).toEqual(['/prices.pdf']);
});

test('a picture of more pixels than a build can hold is not decoded', async () => {
  const flat = sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#336699' } });
  const file = await describeFile('huge.png', await flat.png().toBuffer());
  await expect(prepareOwnPictures([file], cache)).rejects.toThrow(
    /huge\.png cannot be converted: .*pixel limit/,
  );
});
