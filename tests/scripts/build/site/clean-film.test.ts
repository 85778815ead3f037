import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SiteFile } from '#config/load/site-files.ts';
import { cleanFilm, createBoxAllowance } from '#scripts/build/site/pictures/clean-film.ts';
import { prepareOwnPictures } from '#scripts/build/site/pictures/own-pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clean-film-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A box of an MP4 file with so many bytes of content. */
function box(kind: string, bytes: number): Buffer {
  const made = Buffer.alloc(8 + bytes, 'x');
  made.writeUInt32BE(8 + bytes);
  made.write(kind, 4, 'latin1');
  return made;
}

/** A film of empty boxes, and of other bytes for another number. */
function describeFilm(name: string, boxes: number, drawn = false): SiteFile {
  const file = path.join(folder, name);
  const content = Buffer.concat([box('free', boxes), Buffer.alloc(8 * boxes, box('skip', 0))]);
  writeFileSync(file, content);
  const digest = createHash('sha256').update(content).digest('hex');
  return { address: `/${name}`, file, digest, bytes: content.length, picture: null, drawn };
}

test('notes of every length and at every place are blanked, and nothing beside them', async () => {
  const lengths = Array.from({ length: 3000 }, (_, index) => (index % 500 === 7 ? 9000 + index : index % 40));
  const film = (note: (bytes: number) => Buffer): Buffer =>
    Buffer.concat(lengths.map((bytes, index) => (index % 3 === 1 ? note(bytes) : box('skip', bytes))));
  const file = path.join(folder, 'notes.mp4');
  writeFileSync(
    file,
    film((bytes) => box('udta', bytes)),
  );
  const made = path.join(folder, 'made');
  mkdirSync(made);
  expect(await cleanFilm(file, made, createBoxAllowance())).toBe('plain.mp4');
  const blanked = film((bytes) => box('free', bytes).fill(0, 8));
  expect(readFileSync(path.join(made, 'plain.mp4')).equals(blanked)).toBe(true);
});

test.each([true, false])(
  'a film of too many parts fails its site and is named, drawn or not (%s)',
  async (drawn) => {
    const many = describeFilm('many.mp4', 60_000, drawn);
    await expect(prepareOwnPictures([many], path.join(folder, 'cache'))).rejects.toThrow(
      `The film ${many.file} cannot be published: it has more than 50000 parts, which no film of some minutes has. Save it anew with another program, or take it away.`,
    );
  },
);

test('the films of a site have so many parts together, and the next build goes on where one ended', async () => {
  const films = [1, 2, 3, 4, 5].map((number) => describeFilm(`${number}.mp4`, 45_000 + number));
  const cache = path.join(folder, 'together');
  await expect(prepareOwnPictures(films, cache)).rejects.toThrow(
    /^The film \S+\/5\.mp4 cannot be published: with the films before it, it has more than 200000 parts/,
  );
  expect((await prepareOwnPictures(films, cache)).files).toEqual(films);
});
