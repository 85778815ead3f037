import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { openGraphPath, type OpenGraphCard } from '#domain/page/open-graph.ts';
import { writeWhole } from '../../../command/write-whole.ts';
import { noteUse } from '../../kept.ts';
import { drawPicture } from '../../../outside-pictures/draw-picture.ts';
import { drawCard, logoSize, photoSize } from './draw-card.ts';
import { createPictureReader, usualPatience } from './fetch-picture.ts';

/** Changes when cards are drawn differently, so that kept ones are left behind. */
const recipe = 1;
/** Cards that are made at the same time: while one waits for its photo, others are drawn. */
const atOnce = 4;
/** Seconds that a logo may take: a drawing of 9 KB can take an hour. */
const logoPatience = 20;
/** Seconds after which a server that did not answer is asked again: by the build of the next night, not by each before it. */
export const nearlyDay = 20 * 3_600;

export interface CardFolders {
  /** Cards that were made before, by digest of what stands on them; kept between builds. */
  cache: string;
  /** The site. */
  out: string;
  /** Origins of the site's own services, which may be inside of a network. */
  trusted: readonly string[];
}

export interface MadeCards {
  drawn: number;
  kept: number;
  bytes: number;
  /** Of drawing, photos included. */
  milliseconds: number;
  /** Sentences for the report. */
  problems: string[];
  /** Seconds after which a build should draw those anew whose photo may come then; infinite where there are none. */
  again: number;
}

const digest = (card: OpenGraphCard, quality: number, logo: string): string =>
  createHash('sha256')
    .update(JSON.stringify([recipe, quality, card, logo]))
    .digest('hex');

/** Digests of the site's own files by address: another picture may come under the same one. Empty for anything else. */
function createFileDigest(site: string): (address: string | null) => string {
  const known = new Map<string, string>();
  const read = (address: string): string => {
    const file = path.join(site, path.posix.normalize(address));
    return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
  };
  return (address) => {
    if (!address?.startsWith('/')) return '';
    const digested = known.get(address) ?? read(address);
    known.set(address, digested);
    return digested;
  };
}

/** The same file under two names; a copy where the disk cannot do that. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts a card for each vehicle, and that of the site, into a finished site. A card is drawn once and linked from then
 * on, until something on it changes. One whose photo cannot be had is drawn without it and tried again at the next build.
 *
 * @param patience how long photos may keep the build
 */
export async function makeCards(
  cards: readonly OpenGraphCard[],
  quality: number,
  { cache, out, trusted }: CardFolders,
  patience = usualPatience,
): Promise<MadeCards> {
  const begin = performance.now();
  const made = { drawn: 0, kept: 0, bytes: 0, problems: Array<string>() };
  const readPicture = createPictureReader(out, trusted, patience);
  const digestOwn = createFileDigest(out);
  const logos = new Map<string, Promise<Buffer | null>>();
  let withoutPhoto = 0;

  async function readLogo(address: string): Promise<Buffer | null> {
    const logo = await readPicture(address);
    const drawn = logo && (await drawPicture(logo, logoSize, logoPatience * 1_000).catch(() => null));
    if (logo && !drawn)
      made.problems.push(
        `The logo ${address} could not be drawn within ${logoPatience} seconds: pictures for shared links have the name in its place. Save it as PNG, or as SVG of plain shapes.`,
      );
    return drawn;
  }

  async function makeCard(card: OpenGraphCard): Promise<void> {
    const name = digest(card, quality, digestOwn(card.logo));
    const kept = path.join(cache, name.slice(0, 2), `${name}.jpg`);
    const target = path.join(out, openGraphPath(card));
    // A power cut may have left one without its bytes.
    if ((statSync(kept, { throwIfNoEntry: false })?.size ?? 0) === 0) {
      const { photo: address, logo: logoAddress } = card;
      const photo = address === null ? null : await readPicture(address, photoSize);
      if (logoAddress !== null && !logos.has(logoAddress)) logos.set(logoAddress, readLogo(logoAddress));
      const logo = (await logos.get(logoAddress ?? '')) ?? null;
      const picture = await drawCard(card, { photo, logo }, quality);
      made.drawn += 1;
      if (photo === null && address !== null) {
        withoutPhoto += 1;
        writeFileSync(target, picture);
        made.bytes += picture.length;
        return;
      }
      writeWhole(kept, picture);
    } else {
      made.kept += 1;
      // Where the site is a copy, this is what tells that the card is in use.
      noteUse(kept);
    }
    linkOrCopy(kept, target);
    made.bytes += statSync(target).size;
  }

  if (cards.length > 0)
    mkdirSync(path.join(out, path.dirname(openGraphPath({ name: '' }))), { recursive: true });
  // Each build begins with others, so that photos that never come take the time of the same ones only by chance.
  const first = Math.floor(Math.random() * cards.length);
  const waiting = [...cards.slice(first), ...cards.slice(0, first)];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let card = waiting.pop(); card; card = waiting.pop()) await makeCard(card);
    }),
  );
  const { late, unanswered } = readPicture.missed;
  if (late > 0)
    made.problems.push(
      `Pictures for shared links that were drawn without their photo, because the image servers are too slow for the time that one build waits: ${late}. The next builds add them.`,
    );
  if (withoutPhoto > late)
    made.problems.push(
      `Pictures for shared links that were drawn without their photo, which could not be fetched or read: ${withoutPhoto - late}.`,
    );
  const again = late > 0 ? 0 : unanswered > 0 ? nearlyDay : Infinity;
  return { ...made, milliseconds: performance.now() - begin, again };
}
