/** Kinds of pictures that are made of pixels. `heic` is what some phones take; browsers do not draw it. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif';

/**
 * How each begins, in letters of Latin-1. The size of the first box of AVIF and HEIC has zeros in front, so that no text of XML
 * begins so.
 */
const beginnings: Readonly<Record<PictureKind, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^\0\0[^]{2}ftyp(?:avi[fs]|mif1|msf1)/,
  heic: /^\0\0[^]{2}ftyphei[cx]/,
  gif: /^GIF8[79]a/,
};

/** Bytes by which all kinds are told. */
export const tellingBytes = 12;

const kinds = Object.keys(beginnings) as PictureKind[];

/** What kind of picture bytes begin like, whatever their name says; null for all else, drawings (SVG) included. */
export function findPictureKind(bytes: Buffer): PictureKind | null {
  const start = bytes.toString('latin1', 0, tellingBytes);
  return kinds.find((kind) => beginnings[kind].test(start)) ?? null;
}
