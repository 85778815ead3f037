import sharp, { type Sharp } from 'sharp';
import { parseAlbedo } from './colours.ts';
import { decodeSrgb, encodeSrgb, maskRange } from './paint.ts';

const steps = 4095;
const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));
const lightOfByte = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * maskRange);
const byteOfLinear = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(encodeSrgb(step / steps) * 255),
);

/** Compression leaves a faint veil around the paint; below this the pixel is not paint. */
const maskFloor = 5;

/**
 * Paints a frame in a paint, as `#rrggbb`. `frame` and `mask` have equal sizes. The paint takes the light of the mask,
 * reflections stay on top, so white is white and black still shines. Returns a sharp pipeline over raw RGB, to be encoded.
 */
export async function tintFrame(frame: Sharp, mask: Sharp, paint: string): Promise<Sharp> {
  const [picture, light] = await Promise.all([
    frame.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    mask.removeAlpha().extractChannel(0).raw().toBuffer({ resolveWithObject: true }),
  ]);
  const { width, height } = picture.info;
  if (light.info.width !== width || light.info.height !== height) {
    throw new Error(
      `The mask is ${light.info.width}×${light.info.height}, its frame ${width}×${height} pixels.`,
    );
  }
  repaint(picture.data, light.data, parseAlbedo(paint));
  return sharp(picture.data, { raw: { width, height, channels: 3 } });
}

function repaint(pixels: Buffer, mask: Buffer, albedo: readonly [number, number, number]): void {
  for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 3) {
    const level = mask[pixel] ?? 0;
    if (level < maskFloor) continue;
    const light = lightOfByte[level] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const before = linearOfByte[pixels[at + channel] ?? 0] ?? 0;
      const after = before + (albedo[channel] ?? 0) * light;
      pixels[at + channel] = byteOfLinear[Math.min(steps, Math.max(0, Math.round(after * steps)))] ?? 0;
    }
  }
}
