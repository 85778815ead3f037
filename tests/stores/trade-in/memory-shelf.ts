/** Stands in for the database of a browser, of which Node has none: photos that outlive a reload. */
export const kept = new Map<string, Blob>();

/** In the place of `services/trade-in/photo-shelf.ts`. */
export const memoryShelf = {
  shelvePhoto: (id: string, photo: Blob) => Promise.resolve(void kept.set(id, photo)),
  takePhoto: (id: string) => Promise.resolve(kept.get(id) ?? null),
  dropPhoto: (id: string) => Promise.resolve(void kept.delete(id)),
  clearShelf: () => Promise.resolve(),
};
