import { inflateRawSync } from 'node:zlib';

/** Bytes of the list of contents of a letter; real ones have some thousand. */
const mostContents = 1_048_576;
/** Files of one letter. */
const mostFiles = 10_000;
const contentsName = '[Content_Types].xml';
const letter = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** What runs or loads other things: macros by whatever name, and controls; and other spellings of letters, which could hide them. */
const running = /macroEnabled|vbaProject|vbaData|ms-office\.activeX|&|<!/i;

const endSign = Buffer.from('PK\u0005\u0006', 'latin1');
const endLength = 22;

/** Where the list of files of a zip begins, and how many they are; null where it does not end as one does. */
function findList(bytes: Buffer): { at: number; files: number } | null {
  const end = bytes.length - endLength;
  // A remark behind the end could be another file, and readers differ in which end they believe.
  if (end < 0 || bytes.lastIndexOf(endSign) !== end) return null;
  const [files, at] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  return at < end && files <= mostFiles ? { at, files } : null;
}

/** What a zip holds under a name; null where it has no such file, or twice, or one that cannot be unpacked. */
function unpack(bytes: Buffer, wanted: string): string | null {
  const list = findList(bytes);
  if (!list) return null;
  let found: { start: number; packed: number; method: number } | null = null;
  for (let { at, files } = list; files > 0; files -= 1) {
    if (bytes.readUInt32LE(at) !== 0x02_01_4b_50) return null;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    if (bytes.toString('utf8', at + 46, nameEnd).toLowerCase() === wanted.toLowerCase()) {
      if (found) return null;
      const head = bytes.readUInt32LE(at + 42);
      const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
      found = { start, packed: bytes.readUInt32LE(at + 20), method: bytes.readUInt16LE(at + 10) };
    }
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (!found) return null;
  const packed = bytes.subarray(found.start, found.start + found.packed);
  if (found.method === 0) return packed.toString('utf8');
  return inflateRawSync(packed, { maxOutputLength: mostContents }).toString('utf8');
}

/** Whether bytes are a letter of Word as it is written since 2007, without macros: a zip whose list of contents says so. */
export function isWordFile(bytes: Buffer): boolean {
  try {
    const contents = unpack(bytes, contentsName);
    return contents !== null && contents.includes(letter) && !running.test(contents);
  } catch {
    // A place beyond the end, or nothing that can be unpacked.
    return false;
  }
}

const written = (name: string): Buffer => Buffer.from(name, 'utf16le');

/** The same of the form before: its folder of streams has the text, and none of macros. */
export const isOldWordFile = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')) &&
  bytes.includes(written('WordDocument')) &&
  !bytes.includes(written('_VBA_PROJECT'));
