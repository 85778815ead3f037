import { crc32 } from 'node:zlib';
import { findOrientation } from './picture-orientation.ts';

/** A part of a picture, with where the next one begins. */
interface Part {
  bytes: Buffer;
  next: number;
}

/** Parts of a picture, four times what any of ten megabytes has: millions of empty ones take a gigabyte to be told apart. */
const mostParts = 10_000;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** A block of JPEG metadata that says how a picture stands, and nothing else. */
function writeOrientation(orientation: number): Buffer {
  const block = Buffer.from('ffe10022457869660000' + '4d4d002a00000008' + '0001011200030000000100000000' + '00000000', 'hex'); // oxfmt-ignore
  block.writeUInt16BE(orientation, 28);
  return block;
}

/** Blocks of a JPEG file that a picture needs: all but those of applications and comments. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === 0xe0) return startsWith(content, 'JFIF\0') && content.length === 14;
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE\0');
  if (marker === 0xee) return startsWith(content, 'Adobe');
  return !((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe);
}

/** Compressed pixels end at the next marker that is neither a stuffed byte nor a restart. */
function readScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return -1;
}

function stripJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (let parts = 0; parts < mostParts; parts += 1) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    // What stands behind the end, such as a film or a second picture, is left out.
    if (marker === 0xd9) return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
    if (at + 4 > bytes.length || marker < 0xc0) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const content = bytes.subarray(at + 4, end);
    if (isNeeded(marker, content)) kept.push(bytes.subarray(at, end));
    const orientation = marker === 0xe1 ? findOrientation(content) : 1;
    if (orientation !== 1) kept.push(writeOrientation(orientation));
    at = end;
    if (marker !== 0xda) continue;
    at = readScan(bytes, end);
    if (at === -1) return null;
    kept.push(bytes.subarray(end, at));
  }
  return null;
}

/** Chunks of a PNG file besides those in capitals that say something of colours and size alone. */
const pngChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']);

function readPngChunk(bytes: Buffer, at: number): (Part & { name: string }) | null {
  if (at + 12 > bytes.length) return null;
  const next = at + 12 + bytes.readUInt32BE(at);
  if (next > bytes.length) return null;
  const isWhole = crc32(bytes.subarray(at + 4, next - 4)) === bytes.readUInt32BE(next - 4);
  return isWhole ? { name: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, next), next } : null; // oxfmt-ignore
}

function stripPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  for (let parts = 0; parts < mostParts; parts += 1) {
    const chunk = readPngChunk(bytes, at);
    if (!chunk) return null;
    if (/^[A-Z]/.test(chunk.name) || pngChunks.has(chunk.name)) kept.push(chunk.bytes);
    if (chunk.name === 'IEND') return Buffer.concat(kept);
    at = chunk.next;
  }
  return null;
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of a WebP file that announce metadata. */
const webpMetadata = 0x0c;

function stripWebp(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let parts = 0;
  for (let at = 12; at < end; parts += 1) {
    if (at + 8 > end || parts === mostParts) return null;
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) return null;
    const chunk = Buffer.from(bytes.subarray(at, next));
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'VP8X' && size > 0) chunk.writeUInt8(chunk.readUInt8(8) & ~webpMetadata, 8);
    if (webpChunks.has(name)) kept.push(chunk);
    at = next;
  }
  if (kept.length === 0) return null;
  const whole = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...kept]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * A file without what its picture does not need: place, time and camera, texts, small pictures, films behind it. Its pixels
 * stay as they are, and so does how it stands. Files of other types come back unchanged; null for a picture that is
 * not whole.
 */
export function stripMetadata(bytes: Buffer, type: string): Buffer | null {
  const strip = strippers[type];
  return strip ? strip(bytes) : bytes;
}
