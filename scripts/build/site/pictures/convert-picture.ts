import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mostPixels } from '#config/pictures/read-picture.ts';

/** Changes when pictures are made differently, so that kept ones are left behind and their addresses change. */
export const recipe = 1;

/** Pixels across: a phone's card, a phone, a phone with fine pixels or a laptop's half, a laptop, a wide screen. */
const widths = [400, 800, 1200, 1600, 2000];
const widest = widths.at(-1) ?? 0;
/** What a search engine or a reader of feeds may ask for is not wider than this either. */
const quality = { webp: 78, avif: 55, jpeg: 82 };
/** AVIF of a higher effort takes five times as long and saves a twentieth. */
const avifEffort = 2;
/** AVIF is a second set of files: it must save so much. */
const worthwhile = 0.93;

/** One file of a picture. */
export interface Version {
  name: string;
  width: number;
}

/** What was made of a picture; the widest version is last. */
export interface Conversion {
  height: number;
  webp: Version[];
  /** None where it is hardly smaller. */
  avif: Version[];
}

/** Widths that a picture is made in: never more than it has. */
export function chooseWidths(width: number): number[] {
  const most = Math.min(width, widest);
  return [...widths.filter((wide) => wide < most), most];
}

/** Pixels of all frames of a picture that moves, together. */
const mostMoving = 4 * mostPixels;

const open = (file: string): Sharp =>
  sharp(file, { failOn: 'truncated', limitInputPixels: mostPixels }).autoOrient();

/** Writes one version and answers its bytes. A drawing of few colours is often smaller without any loss. */
async function writeWebp(picture: Sharp, target: string, flat: boolean): Promise<number> {
  const lossy = await picture.clone().webp({ quality: quality.webp }).toBuffer();
  const lossless = flat ? await picture.clone().webp({ lossless: true }).toBuffer() : lossy;
  const smaller = lossless.length < lossy.length ? lossless : lossy;
  writeFileSync(target, smaller);
  return smaller.length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Makes a picture in several widths as WebP, and as AVIF where that is smaller: turned as the camera was held, without
 * what the camera noted. Throws the error of sharp for a file that cannot be read to its end.
 *
 * @param width pixels across, as it is seen
 */
export async function convertPicture(file: string, width: number, folder: string): Promise<Conversion> {
  const { format } = await sharp(file).metadata();
  // Decoded once; every version is made of these pixels.
  const { data, info } = await open(file)
    .resize({ width: Math.min(width, widest), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sizes = { webp: [] as number[], avif: [] as number[] };
  const chosen = chooseWidths(info.width);
  for (const wide of chosen) {
    const picture = sharp(data, { raw: info }).resize({ width: wide });
    sizes.webp.push(await writeWebp(picture, path.join(folder, `${wide}.webp`), format === 'png'));
    const avif = picture.clone().avif({ quality: quality.avif, effort: avifEffort });
    sizes.avif.push((await avif.toFile(path.join(folder, `${wide}.avif`))).size);
  }
  const list = (ending: string): Version[] =>
    chosen.map((wide) => ({ name: `${wide}.${ending}`, width: wide }));
  const made = { height: info.height, webp: list('webp'), avif: list('avif') };
  if (sum(sizes.avif) < worthwhile * sum(sizes.webp)) return made;
  for (const { name } of made.avif) rmSync(path.join(folder, name));
  return { ...made, avif: [] };
}

/** How a file of each format is written again. */
const rewrite: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: quality.jpeg, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: quality.jpeg }),
  heif: (picture) => picture.avif({ quality: quality.avif, effort: avifEffort }),
};

/**
 * Writes a picture in its own format for its own address, without place, time and owner that a camera noted. Null when
 * the file may be published as it is: there is no such note, and it is not too wide. One that moves keeps all its frames.
 */
export async function cleanPicture(file: string, folder: string): Promise<string | null> {
  const {
    format,
    exif,
    xmp,
    iptc,
    comments,
    pages = 1,
    orientation = 1,
    autoOrient,
  } = await sharp(file).metadata();
  const noted = exif ?? xmp ?? iptc ?? comments;
  const fits = pages > 1 || (orientation === 1 && autoOrient.width <= widest);
  // No camera writes GIF, and its notes are not read.
  if ((noted === undefined && fits) || format === 'gif') return null;
  const write = rewrite[format];
  if (write === undefined) throw new Error(`A picture of the format ${format} cannot be written again.`);
  const name = `plain${path.extname(file).toLowerCase()}`;
  const picture = pages > 1 ? sharp(file, { animated: true, limitInputPixels: mostMoving }) : open(file);
  await write(picture.resize({ width: widest, withoutEnlargement: true })).toFile(path.join(folder, name));
  return name;
}
