import type { Brand } from '#domain/brand/brand.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isSameName } from '#domain/site/same-name.ts';

type Pictured = Pick<Vehicle, 'make' | 'category' | 'carType'> & { images: readonly { url: string }[] };

/**
 * What a brand is shown by: its banner, the picture of its first model, or one in stock. That one is of the kind that the
 * brand is known for, so that no ute stands for trucks, and rather new than used.
 */
export function findBrandPicture(
  { name, kind, banner, models }: Pick<Brand, 'name' | 'kind' | 'banner' | 'models'>,
  vehicles: readonly Pictured[],
): string | null {
  const own = banner ?? models[0]?.image;
  if (own) return own;
  const pictured = vehicles.filter(({ make, images }) => isSameName(make, name) && images.length > 0);
  const ofKind = pictured.filter(({ category }) => category === kind);
  const isFresh = ({ carType }: Pictured): boolean => carType !== 'used';
  const shown = ofKind.find(isFresh) ?? ofKind[0] ?? pictured.find(isFresh) ?? pictured[0];
  return shown?.images[0]?.url ?? null;
}
