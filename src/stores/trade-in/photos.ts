import { atom } from 'nanostores';
import { createLeadId } from '#domain/lead/lead.ts';
import { cleanFileName } from '#domain/lead/upload.ts';
import { mostPhotoBytes, mostPhotos, moveBy } from '#domain/trade-in/photos.ts';
import { removeFile } from '#services/lead/uploads.ts';
import { clearShelf, dropPhoto, shelvePhoto, takePhoto } from '#services/trade-in/photo-shelf.ts';
import { shrinkPhoto } from '#services/trade-in/shrink-photo.ts';
import { readPhotoList } from './photo-list.ts';
import { sendPhotos, stopSending } from './send-photos.ts';
import {
  $photos,
  changePhoto,
  changePhotos,
  findPhoto,
  forgetPhoto,
  type TradeInPhoto,
} from './shown-photos.ts';

/** Why chosen files are not among the photos, by their names. */
export interface LeftPhotos {
  kind: 'unreadable' | 'many';
  names: readonly string[];
}

export const $leftPhotos = atom<LeftPhotos | null>(null);

async function prepare(apiUrl: string, { id, file }: { id: string; file: File }): Promise<void> {
  try {
    if (file.size > mostPhotoBytes) throw new Error(`${file.name} is too large.`);
    const photo = await shrinkPhoto(file);
    await shelvePhoto(id, photo).catch((error: unknown) =>
      console.warn('A photo would not survive a reload.', error),
    );
    if (findPhoto(id)) changePhoto(id, { status: 'waiting', photo });
    else await dropPhoto(id);
    void sendPhotos(apiUrl);
  } catch (error) {
    console.warn('A photo could not be read.', error);
    changePhotos($photos.get().filter((photo) => photo.id !== id));
    const left = $leftPhotos.get();
    const names = left?.kind === 'unreadable' ? left.names : [];
    $leftPhotos.set({ kind: 'unreadable', names: [...names, file.name] });
  }
}

/** Takes photos, as far as there is room for them, makes them smaller one after the other, and sends them. Never throws. */
export async function addPhotos(apiUrl: string, files: readonly File[]): Promise<void> {
  await resumePhotos(apiUrl);
  const room = mostPhotos - $photos.get().length;
  const left = files.slice(Math.max(0, room)).map(({ name }) => name);
  $leftPhotos.set(left.length > 0 ? { kind: 'many', names: left } : null);
  const taken = files.slice(0, Math.max(0, room)).map((file) => ({ id: createLeadId(), file }));
  changePhotos([
    ...$photos.get(),
    ...taken.map(({ id, file }) => ({
      ...{ id, name: cleanFileName(file.name, 'image/jpeg'), status: 'preparing' as const },
      ...{ percent: 0, photo: null },
    })),
  ]);
  for (const one of taken) if (findPhoto(one.id)) await prepare(apiUrl, one);
}

/** Takes a photo away, also from the dealer's service. Never throws. */
export function removePhoto(apiUrl: string, id: string): void {
  const known = findPhoto(id);
  if (!known) return;
  stopSending(id);
  $leftPhotos.set(null);
  forgetPhoto(id);
  if (known.status === 'preparing' || known.status === 'waiting') return;
  removeFile(apiUrl, id).catch((error: unknown) =>
    console.warn('The photo could not be taken away; the service deletes it later.', error),
  );
}

/** Shows a photo earlier or later. */
export function movePhoto(id: string, by: -1 | 1): void {
  const photos = $photos.get();
  changePhotos(moveBy(photos, photos.findIndex((photo) => photo.id === id), by)); // oxfmt-ignore
}

/** Tries again what did not arrive. Never throws. */
export async function retryPhotos(apiUrl: string): Promise<void> {
  changePhotos(
    $photos
      .get()
      .map((photo) => (photo.status === 'failed' ? { ...photo, status: 'waiting' as const } : photo)),
  );
  await sendPhotos(apiUrl);
}

async function restore(): Promise<void> {
  const list = readPhotoList();
  const found = await Promise.all(
    list.map(async ({ id, name, isSent }): Promise<TradeInPhoto | null> => {
      const photo = await takePhoto(id).catch(() => null);
      if (!photo && !isSent) return null;
      return { id, name, photo, status: isSent ? 'sent' : 'waiting', percent: isSent ? 100 : 0 };
    }),
  );
  changePhotos([...found.filter((photo) => photo !== null), ...$photos.get()]);
  clearShelf().catch((error: unknown) => console.warn('Old photos stay for now.', error));
}

let restored: Promise<void> | null = null;

/** Goes on with the photos of this tab after a reload: what has arrived stays, what is missing is sent. Never throws. */
export async function resumePhotos(apiUrl: string): Promise<void> {
  await (restored ??= restore());
  void sendPhotos(apiUrl);
}

const isUnderWay = ({ status }: TradeInPhoto): boolean =>
  status === 'preparing' || status === 'waiting' || status === 'sending';

/**
 * Waits until every photo has arrived or failed, at most so many milliseconds.
 *
 * @returns how the lead names those that arrived, and how many are missing
 */
export async function settlePhotos(
  apiUrl: string,
  patience: number,
): Promise<{ photos: string[]; missing: number }> {
  await resumePhotos(apiUrl);
  if ($photos.get().some(isUnderWay))
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, patience)),
      new Promise<void>((resolve) => {
        const stop = $photos.listen((photos) => {
          if (photos.some(isUnderWay)) return;
          stop();
          resolve();
        });
      }),
    ]);
  const photos = $photos.get();
  const sent = photos.filter(({ status }) => status === 'sent');
  return { photos: sent.map(({ id, name }) => `${id}/${name}`), missing: photos.length - sent.length };
}

/** The lead has them, or nobody wants them any more: this device keeps none. */
export function forgetPhotos(): void {
  stopSending();
  for (const { id } of $photos.get()) forgetPhoto(id);
  $leftPhotos.set(null);
}
