import { persistentAtom } from '@nanostores/persistent';
import { favouritesLimit, parseEntries, putFirst, type Favourite } from '#domain/garage/garage.ts';

/** Saved vehicles, the newest first; kept in this browser and shared by its tabs (FAV-01, FAV-03). */
export const $favourites = persistentAtom<Favourite[]>('forecourt:favourites', [], {
  encode: JSON.stringify,
  decode: (stored) => parseEntries<Favourite>(stored, ['id', 'name', 'slug', 'make', 'model']),
});

/** Saves a vehicle, or takes it off the list when it is on it (FAV-02). Answers whether it is saved now. */
export function toggleFavourite(favourite: Favourite): boolean {
  const saved = $favourites.get();
  const others = saved.filter(({ id }) => id !== favourite.id);
  const adds = others.length === saved.length;
  $favourites.set(adds ? putFirst(saved, favourite, favouritesLimit) : others);
  return adds;
}
