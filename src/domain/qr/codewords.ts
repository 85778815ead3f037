import { correct } from './field.ts';

/** Correction bytes of a block, and blocks, of versions 1…10 at level M (15 % may be lost). */
const versions = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;

/** Bytes of data and correction that a version holds. */
function countCodewords(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  const modules = (16 * version + 128) * version + 64 - alignment - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}

const capacity = (version: number): number => {
  const [correction, blocks] = versions[version - 1] ?? [0, 0];
  return countCodewords(version) - correction * blocks;
};

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The smallest version that holds this many bytes; null when none of the ten does. */
export function findVersion(bytes: number): number | null {
  const index = versions.findIndex(
    (_, at) => Math.ceil((4 + lengthBits(at + 1)) / 8 + bytes) <= capacity(at + 1),
  );
  return index < 0 ? null : index + 1;
}

/** The bytes as they are laid out: mode, length, data, filling. */
function pack(data: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(data.length, lengthBits(version));
  for (const byte of data) push(byte, 8);
  const room = capacity(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let filling = 0xec; bits.length < room; filling ^= 0xec ^ 0x11) push(filling, 8);
  return Array.from({ length: room / 8 }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** Data and error correction of all blocks, taken in turns as the code wants them. */
export function createCodewords(data: Uint8Array, version: number): number[] {
  const [correction, count] = versions[version - 1] ?? [0, 0];
  const packed = pack(data, version);
  const short = Math.floor(packed.length / count);
  const shortBlocks = count - (packed.length % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = packed.slice(start, start + short + (index < shortBlocks ? 0 : 1));
    start += block.length;
    return block;
  });
  const corrections = blocks.map((block) => correct(block, correction));
  const inTurns = (lists: readonly number[][], longest: number): number[] =>
    Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...inTurns(blocks, short + 1), ...inTurns(corrections, correction)];
}
