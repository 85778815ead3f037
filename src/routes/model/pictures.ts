import type { Catalogue } from '#catalogue/catalogue.ts';

/** A picture of each make and model in stock, the newest one's. */
export function readPictures({ vehicles }: Catalogue): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { make, model, images } of vehicles) {
    const key = `${make} ${model}`.toLowerCase();
    if (images[0] && !pictures.has(key)) pictures.set(key, images[0].url);
  }
  return pictures;
}
