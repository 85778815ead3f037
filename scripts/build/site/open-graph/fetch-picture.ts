import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawPicture, type DrawPicture } from '../../../outside-pictures/draw-picture.ts';
import { fetchPicture } from '../../../outside-pictures/fetch-picture.ts';
import { NoPicture, PictureLater } from '../../../outside-pictures/no-picture.ts';
import type { PictureSize } from '../../../outside-pictures/picture-size.ts';

/** Failures in a row after which an image server counts as down, so that a build does not wait for every picture. */
const failuresInARow = 3;

/** Milliseconds of one build for pictures of one site. */
export interface PicturePatience {
  /** Waiting for each beyond its first second, whether or not it comes, added up. */
  beyond: number;
  /** For all of them. */
  inAll: number;
}

/**
 * A feed may name thousands of pictures, each at a server of its own that says yes or no after ten seconds, or after just less
 * than one. Photos of 3,000 vehicles that come within 200 ms take three minutes, four at a time and with drawing them. Slower
 * servers need some builds more: each draws what the former ones left out.
 */
export const usualPatience: PicturePatience = { beyond: 120_000, inAll: 240_000 };
const free = 1_000;

/** Counts of pictures that may come at another time. */
export interface MissedPictures {
  /** Not asked for, because the time for all was over. */
  late: number;
  /** Their server did not answer, or counts as down. */
  unanswered: number;
}

/** Null when a picture cannot be had, or not be drawn. */
export interface PictureReader {
  (address: string, size?: PictureSize): Promise<Buffer | null>;
  missed: Readonly<MissedPictures>;
}

/**
 * Pictures of one site from image servers, or from its folder where the address is a path: drawn, where a size is asked for.
 *
 * @param trusted origins that may be inside of a network: those of the site's own services
 * @param patience how long they may keep a build
 * @param draw draws a picture in a process of its own
 */
export function createPictureReader(
  siteFolder: string,
  trusted: readonly string[],
  patience = usualPatience,
  draw: DrawPicture = drawPicture,
): PictureReader {
  const missed: MissedPictures = { late: 0, unanswered: 0 };
  const begun = performance.now();
  let beyond = 0;
  const failures = new Map<string, number>();
  const drawIn = (size: PictureSize | undefined, picture: Buffer): Promise<Buffer> | Buffer =>
    size ? draw(picture, size) : picture;

  async function download(address: string, size?: PictureSize): Promise<Buffer | null> {
    const { origin } = new URL(address);
    const failed = failures.get(origin) ?? 0;
    const asked = performance.now();
    const isLate = beyond >= patience.beyond || asked - begun >= patience.inAll;
    if (isLate || failed >= failuresInARow) {
      missed[isLate ? 'late' : 'unanswered'] += 1;
      return null;
    }
    const countWaiting = (): void => void (beyond += Math.max(0, performance.now() - asked - free));
    try {
      const picture = await fetchPicture(address, trusted);
      // A busy machine draws slowly, which is no fault of a server.
      countWaiting();
      const drawn = await drawIn(size, picture);
      failures.set(origin, 0);
      return drawn;
    } catch (error) {
      countWaiting();
      // A server that says no is not down, nor is one whose photo is cut in half: it is the same tomorrow.
      const isAnswer = error instanceof NoPicture && !(error instanceof PictureLater);
      failures.set(origin, isAnswer ? 0 : failed + 1);
      if (!isAnswer) missed.unanswered += 1;
      return null;
    }
  }

  async function read(address: string, size?: PictureSize): Promise<Buffer | null> {
    if (URL.canParse(address)) return /^https?:/.test(address) ? await download(address, size) : null;
    return await readFile(path.join(siteFolder, path.posix.normalize(address)))
      .then((picture) => drawIn(size, picture))
      .catch(() => null);
  }
  return Object.assign(read, { missed });
}
