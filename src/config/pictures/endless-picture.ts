import { findPictureKind, type PictureKind } from './picture-kind.ts';

/** Scans of a JPEG. Programs write some twenty at most; each goes over all pixels, however few bytes it has. */
const mostScans = 100;

/** Whether what follows a marker is no block that states its length: a stuffed byte, a restart, a beginning. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Whether a file is a JPEG of more scans than anybody makes: one of 200 KB took half a minute to be drawn, one of 10 MB an hour. */
function hasEndlessScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at !== -1 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return false;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) scans += 1;
    if (scans > mostScans) return true;
    at += standsAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** An entry of AVIF for a picture that is put together of others, of which one may be drawn a thousand times. */
const joined = /infe[\x02\x03][^]{7}(?:[^]{2})?(?:grid|iovl|iden)/;
/** A box of the head whose size has eight bytes, behind which the rest is looked for in vain; programs write those of pixels alone so. */
const longBox = /\0\0\0\x01(?:meta|iinf|infe|iprp|ipco|ipma|iref)/;

const hasEndlessParts = (letters: string): boolean => joined.test(letters) || longBox.test(letters);

/** Steps that an AVIF asks for once it is drawn, such as turns: each goes over all its pixels. Programs ask for a handful. */
const mostSteps = 32;
/** Entries of such lists; programs write a few for each picture in the file. */
const mostEntries = 10_000;

/** Whether an AVIF turns its pixels hundreds of times, by its lists of what belongs to which picture. */
function hasEndlessSteps(bytes: Buffer): boolean {
  let entries = 0;
  for (
    let at = bytes.indexOf('ipma');
    at !== -1 && at + 12 < bytes.length;
    at = bytes.indexOf('ipma', at + 4)
  ) {
    const [version, flags] = [bytes.readUInt8(at + 4), bytes.readUIntBE(at + 5, 3)];
    // These letters among pixels.
    if (version > 1 || flags > 1) continue;
    const name = version === 0 ? 2 : 4;
    let place = at + 12 + name;
    for (let left = bytes.readUInt32BE(at + 8); left > 0 && place < bytes.length; left -= 1) {
      const steps = bytes.readUInt8(place);
      entries += 1;
      if (steps > mostSteps || entries > mostEntries) return true;
      place += 1 + steps * (flags + 1) + name;
    }
  }
  return false;
}

/** Frames of a film: of WebP the reader goes through all before it for each, and of GIF it keeps a list of all. */
const mostFrames = 5_000;
/** The end of what stands in front of a frame of GIF, and its beginning; among pixels they come together once in 64 KB. */
const frameOfGif = Buffer.from([0x00, 0x2c]);

function hasEndlessFrames(bytes: Buffer, beginning: string | Buffer): boolean {
  let frames = 0;
  let at = bytes.indexOf(beginning);
  while (at !== -1 && frames <= mostFrames) {
    frames += 1;
    at = bytes.indexOf(beginning, at + beginning.length);
  }
  return frames > mostFrames;
}

const isEndlessBox = (bytes: Buffer): boolean =>
  hasEndlessParts(bytes.toString('latin1')) || hasEndlessSteps(bytes);

const endless: Readonly<Record<PictureKind, (bytes: Buffer) => boolean>> = {
  jpeg: hasEndlessScans,
  png: () => false,
  webp: (bytes) => hasEndlessFrames(bytes, 'ANMF'),
  avif: isEndlessBox,
  heic: isEndlessBox,
  gif: (bytes) => hasEndlessFrames(bytes, frameOfGif),
};

/**
 * Whether a picture of few bytes could take minutes or hours to be drawn, which nothing can stop: a JPEG that goes over its
 * pixels thousands of times, an AVIF of 800 bytes that draws one large tile, or turns, a hundred times, a WebP or GIF of 150,000
 * frames. No program writes the first and the last, and hardly any the second.
 */
export function isEndlessPicture(bytes: Buffer): boolean {
  const kind = findPictureKind(bytes);
  return kind !== null && endless[kind](bytes);
}
