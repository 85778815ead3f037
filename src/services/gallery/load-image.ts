import { ServiceError } from '../site/errors.ts';

/** Loads and decodes a picture, so that it can be drawn without delay. Throws ServiceError. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    throw new ServiceError('unreadable', `The picture ${url} could not be loaded.`, { cause });
  }
  return image;
}
