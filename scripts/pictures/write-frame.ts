/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices are in range by construction */
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { decodeSrgb, maskRange } from '#scripts/sandbox/images/paint.ts';

const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));

export interface Exposure {
  /** PNG data URL with paint that gives back no light. */
  readonly bare: string;
  /** The same with grey paint; absent for pictures without paint. */
  readonly painted?: string;
  /** Share of the light that the grey paint gives back. */
  readonly albedo: number;
}

/** Writes a picture and its paint mask as WebP. */
export async function writeFrame(
  folder: string,
  name: string,
  exposure: Exposure,
  quality: number,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const picture = parseDataUrl(exposure.bare);
  const mask =
    exposure.painted === undefined
      ? undefined
      : await createMask(parseDataUrl(exposure.painted), picture, exposure.albedo);
  await write(
    sharp(picture).removeAlpha().webp({ quality, effort: 4, smartSubsample: true }),
    join(folder, `${name}.webp`),
  );
  if (mask) await write(mask.webp({ quality: quality - 10, effort: 4 }), join(folder, `${name}.mask.webp`));
}

async function createMask(grey: Buffer, bare: Buffer, albedo: number): Promise<Sharp> {
  const [{ data: painted, info }, unpainted] = await Promise.all([
    sharp(grey).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(bare).removeAlpha().raw().toBuffer(),
  ]);
  const mask = Buffer.alloc(info.width * info.height);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    let light = 0;
    for (let channel = pixel * 3; channel < pixel * 3 + 3; channel += 1)
      light += (linearOfByte[painted[channel]!]! - linearOfByte[unpainted[channel]!]!) / 3 / albedo;
    mask[pixel] = Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light) / maskRange)));
  }
  return sharp(mask, { raw: { width: info.width, height: info.height, channels: 1 } });
}

async function write(picture: Sharp, path: string): Promise<void> {
  await picture.toFile(`${path}.partial`);
  await rename(`${path}.partial`, path);
}

function parseDataUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
