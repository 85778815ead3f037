import { atom } from 'nanostores';
import { dropPhoto } from '#services/trade-in/photo-shelf.ts';
import { keepPhotoList } from './photo-list.ts';

/** A photo of the shopper's car on its way to the dealer. */
export interface TradeInPhoto {
  /** Under which the dealer API keeps it: sending it twice is sending it once. */
  id: string;
  name: string;
  /** `waiting` for its turn, or for a connection; `failed` until somebody or a connection tries again. */
  status: 'preparing' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** 0 to 100. */
  percent: number;
  /** As it is sent; null until it is prepared, and after a reload where it is sent already and this device has lost it. */
  photo: Blob | null;
}

/** Photos in the order in which the dealer sees them. */
export const $photos = atom<readonly TradeInPhoto[]>([]);

/** Shows photos, and remembers for a reload of the tab which there are. */
export function changePhotos(photos: readonly TradeInPhoto[]): void {
  $photos.set(photos);
  // What is not prepared is not on this device yet.
  keepPhotoList(
    photos
      .filter(({ status }) => status !== 'preparing')
      .map(({ id, name, status }) => ({ id, name, isSent: status === 'sent' })),
  );
}

/** The photo of an id; undefined where it was taken away. */
export const findPhoto = (id: string): TradeInPhoto | undefined =>
  $photos.get().find((photo) => photo.id === id);
export const changePhoto = (id: string, changed: Partial<TradeInPhoto>): void =>
  changePhotos($photos.get().map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
/** Takes a photo off this device. */
export const forgetPhoto = (id: string): void => {
  changePhotos($photos.get().filter((photo) => photo.id !== id));
  dropPhoto(id).catch((error: unknown) => console.warn('A photo stays on this device for a day.', error));
};
