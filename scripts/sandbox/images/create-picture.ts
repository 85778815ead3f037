import sharp, { type Sharp } from 'sharp';
import type { Frame } from './frames.ts';
import type { ImageFormat, ImageParameters } from './image-parameters.ts';
import { tintFrame } from './tint.ts';

/**
 * Paints, crops, scales and encodes one frame. Never enlarges: a request wider than the frame gets the frame's own
 * width, in the ratio that was asked for.
 */
export async function createPicture(
  frame: Frame,
  paint: string | undefined,
  parameters: ImageParameters,
  format: ImageFormat,
): Promise<Buffer> {
  const painted =
    frame.mask && paint !== undefined
      ? await tintFrame(frame.picture, frame.mask, paint)
      : sharp(frame.picture);
  const { width, height } = await sharp(frame.picture).metadata();
  const { quality } = parameters;
  const scaled = scale(painted.flop(frame.mirrored), parameters, { width, height });
  if (format === 'webp') return scaled.webp({ quality, effort: 3 }).toBuffer();
  return scaled.jpeg({ quality, progressive: true }).toBuffer();
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
