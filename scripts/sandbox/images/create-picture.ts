import sharp, { type Sharp } from 'sharp';
import type { Frame } from './frames.ts';
import type { ImageFormat, ImageParameters } from './image-parameters.ts';
import { tintFrame } from './tint.ts';

/**
 * Crops, scales, paints and encodes one frame. Never enlarges: a request wider than the frame gets the frame's own
 * width, in the ratio that was asked for. It is scaled before it is painted: most pictures are small, and paint costs by the pixel.
 */
export async function createPicture(
  frame: Frame,
  paint: string | undefined,
  parameters: ImageParameters,
  format: ImageFormat,
): Promise<Buffer> {
  const { width, height } = await sharp(frame.picture).metadata();
  const open = (file: Buffer): Sharp =>
    scale(sharp(file).flop(frame.mirrored), parameters, { width, height });
  const painted =
    frame.mask && paint !== undefined
      ? await tintFrame(open(frame.picture), open(frame.mask), paint)
      : open(frame.picture);
  const { quality } = parameters;
  if (format === 'webp') return painted.webp({ quality, effort: 2 }).toBuffer();
  return painted.jpeg({ quality, progressive: true }).toBuffer();
}

function scale(picture: Sharp, asked: ImageParameters, frame: { width: number; height: number }): Sharp {
  if (asked.height === undefined) return picture.resize({ width: Math.min(asked.width, frame.width) });
  const shrink = Math.min(1, frame.width / asked.width, frame.height / asked.height);
  return picture.resize({
    width: Math.max(1, Math.round(asked.width * shrink)),
    height: Math.max(1, Math.round(asked.height * shrink)),
    fit: 'cover',
  });
}
