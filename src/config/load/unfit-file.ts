import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decodeText } from '../yaml/encoding.ts';

/** Bytes that Node reads of a file. */
const mostBytes = 2 * 1024 ** 3;

/**
 * Why a file can be no part of a site: it is a link to nothing or one that leads out of `root`, nothing that ends, such as a
 * pipe, or too large. Null for every other one. The end of a sentence that begins with its name.
 */
export function explainUnfit(file: string, root: string): string | null {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && !existsSync(file))
    return 'is a link to nothing. Put the file itself there, or take the link away.';
  const found = realpathSync(file);
  if (!found.startsWith(realpathSync(root) + sep))
    return `is a link that leads out of ${root}. Put the file itself there.`;
  const stats = statSync(found);
  if (!stats.isFile()) return 'is a pipe or a device, which nobody can read to its end. Take it away.';
  return stats.size < mostBytes ? null : 'has more than 2 GB, which nothing can read. Take it away.';
}

/** Bytes of a text: many times those of the longest that somebody has written. */
const longestText = 2_000_000;

/**
 * The text of a file below `root`, and what is wrong with it when it cannot be read as one.
 *
 * @param most bytes that it may have
 */
export function readText(file: string, root: string, most = longestText): ReturnType<typeof decodeText> {
  const unfit = explainUnfit(file, root) ?? explainLength(file, most);
  return unfit === null
    ? decodeText(readFileSync(file))
    : { text: '', problem: { line: 1, column: 1, message: `This file ${unfit}` } };
}

const explainLength = (file: string, most: number): string | null =>
  statSync(file).size > most
    ? `has more than ${most / 1_000_000} MB, and no text of a site is that long. Take out what nobody reads.`
    : null;

/**
 * The folder of a dealer, or one in it, that is something else, and what to do; null where none is. Of a link all that lies where
 * it leads would be published, whoever it is meant for.
 */
export function findUnfitFolder(folder: string): { folder: string; message: string } | null {
  for (const one of [folder, ...['pages', 'blog'].map((name) => join(folder, name))]) {
    const found = lstatSync(one, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
      return {
        folder: one,
        message: 'This folder is a link to another.\nPut a folder with the files themselves in its place.',
      };
    if (found && !found.isDirectory())
      return {
        folder: one,
        message:
          'expected a folder with the files of the dealer, found something else of that name\nGive it another name, or take it away.',
      };
  }
  return null;
}

/** Bytes of a name that all disks take, with an ending behind it. */
const mostNameBytes = 250;

/**
 * Why no file of a site can have a name, as the end of a sentence that begins with it; null for every other one. A store of
 * artifacts refuses all that a machine has built for one such name.
 */
export function explainUnfitName(name: string): string | null {
  const [sign] = /["*:<>?|\\\p{Cc}]/u.exec(name) ?? [];
  if (sign !== undefined)
    return `has the sign ${JSON.stringify(sign)} in its name, which some disks refuse. Take it out.`;
  return name.split('/').some((part) => Buffer.byteLength(part) > mostNameBytes)
    ? `has a name of more than ${mostNameBytes} bytes, which disks refuse. Shorten it.`
    : null;
}
