import type { Catalogue } from '#catalogue/catalogue.ts';

/** A picture of each make and model in stock: of the newest one that is sold new, else of the newest. */
export function readPictures({ vehicles }: Catalogue): Map<string, string> {
  const pictures = new Map<string, string>();
  const isUsed = ({ carType }: { carType: string }): number => Number(carType === 'used');
  for (const { make, model, images } of [...vehicles].sort((one, other) => isUsed(one) - isUsed(other))) {
    const key = `${make} ${model}`.toLowerCase();
    if (images[0] && !pictures.has(key)) pictures.set(key, images[0].url);
  }
  return pictures;
}
