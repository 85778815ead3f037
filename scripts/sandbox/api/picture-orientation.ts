/** Tag of the orientation in TIFF, which Exif is. */
const tag = 0x0112;

/**
 * How a picture has to be turned, 1 to 8, as a JPEG block of Exif says it. 1, which is not at all, for every other
 * block and for one that cannot be read.
 */
export function findOrientation(content: Buffer): number {
  if (content.length < 14 || content.toString('latin1', 0, 6) !== 'Exif\0\0') return 1;
  const tiff = content.subarray(6);
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const isLittle = order === 'II';
  const read16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const folder = read32(4);
  if (folder + 2 > tiff.length) return 1;
  const entries = read16(folder);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = folder + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (read16(at) !== tag) continue;
    const value = read16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
