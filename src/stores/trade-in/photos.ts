import { atom } from 'nanostores';
import { createLeadId } from '#domain/lead/lead.ts';
import { cleanFileName } from '#domain/lead/upload.ts';
import { mostPhotoBytes, mostPhotos, moveBy } from '#domain/trade-in/photos.ts';
import { removeFile, sendFile } from '#services/lead/uploads.ts';
import { clearShelf, dropPhoto, shelvePhoto, takePhoto } from '#services/trade-in/photo-shelf.ts';
import { shrinkPhoto } from '#services/trade-in/shrink-photo.ts';
import { keepPhotoList, readPhotoList } from './photo-list.ts';

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

/** Why chosen files are not among the photos, by their names. */
export interface LeftPhotos {
  kind: 'unreadable' | 'many';
  names: readonly string[];
}

/** Photos in the order in which the dealer sees them. */
export const $photos = atom<readonly TradeInPhoto[]>([]);
export const $leftPhotos = atom<LeftPhotos | null>(null);

/** Milliseconds before each further try. */
const pauses = [1_000, 4_000];

function change(photos: readonly TradeInPhoto[]): void {
  $photos.set(photos);
  // What is not prepared is not on this device yet.
  keepPhotoList(
    photos
      .filter(({ status }) => status !== 'preparing')
      .map(({ id, name, status }) => ({ id, name, isSent: status === 'sent' })),
  );
}

const find = (id: string): TradeInPhoto | undefined => $photos.get().find((photo) => photo.id === id);
const changeOne = (id: string, changed: Partial<TradeInPhoto>): void =>
  change($photos.get().map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
const forget = (id: string): void => {
  change($photos.get().filter((photo) => photo.id !== id));
  dropPhoto(id).catch((error: unknown) => console.warn('A photo stays on this device for a day.', error));
};

let sending: { id: string; abort: AbortController } | null = null;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a photo, and tries again a few times; a connection that breaks loses nothing but what was on its way. */
async function sendOne(apiUrl: string, { id, name, photo }: TradeInPhoto): Promise<void> {
  if (!photo) return forget(id);
  const file = new File([photo], name, { type: 'image/jpeg' });
  for (let tries = 0; find(id); tries += 1) {
    const abort = new AbortController();
    sending = { id, abort };
    changeOne(id, { status: 'sending', percent: 0 });
    const isKept = await sendFile(apiUrl, { id, file, signal: abort.signal }, (share) => {
      if (sending?.abort === abort) changeOne(id, { percent: Math.round(share * 100) });
    });
    if (isKept) return changeOne(id, { status: 'sent', percent: 100 });
    const pause = pauses[tries];
    if (pause === undefined || !navigator.onLine) return changeOne(id, { status: 'failed', percent: 0 });
    await wait(pause);
  }
}

let isRunning = false;

/** Sends what waits, one after the other: a phone on the road has one narrow line. */
async function run(apiUrl: string): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (;;) {
      const next = $photos.get().find(({ status }) => status === 'waiting');
      if (!next) break;
      await sendOne(apiUrl, next);
    }
  } finally {
    sending = null;
    isRunning = false;
  }
}

async function prepare(apiUrl: string, { id, file }: { id: string; file: File }): Promise<void> {
  try {
    if (file.size > mostPhotoBytes) throw new Error(`${file.name} is too large.`);
    const photo = await shrinkPhoto(file);
    await shelvePhoto(id, photo).catch((error: unknown) =>
      console.warn('A photo would not survive a reload.', error),
    );
    if (find(id)) changeOne(id, { status: 'waiting', photo });
    else await dropPhoto(id);
    void run(apiUrl);
  } catch (error) {
    console.warn('A photo could not be read.', error);
    change($photos.get().filter((photo) => photo.id !== id));
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
  change([
    ...$photos.get(),
    ...taken.map(({ id, file }) => ({
      ...{ id, name: cleanFileName(file.name, 'image/jpeg'), status: 'preparing' as const },
      ...{ percent: 0, photo: null },
    })),
  ]);
  for (const one of taken) if (find(one.id)) await prepare(apiUrl, one);
}

/** Takes a photo away, also from the dealer's service. Never throws. */
export function removePhoto(apiUrl: string, id: string): void {
  const known = find(id);
  if (!known) return;
  if (sending?.id === id) sending.abort.abort();
  $leftPhotos.set(null);
  forget(id);
  if (known.status === 'preparing' || known.status === 'waiting') return;
  removeFile(apiUrl, id).catch((error: unknown) =>
    console.warn('The photo could not be taken away; the service deletes it later.', error),
  );
}

/** Shows a photo earlier or later. */
export function movePhoto(id: string, by: -1 | 1): void {
  const photos = $photos.get();
  change(moveBy(photos, photos.findIndex((photo) => photo.id === id), by)); // prettier-ignore
}

/** Tries again what did not arrive. Never throws. */
export async function retryPhotos(apiUrl: string): Promise<void> {
  change(
    $photos
      .get()
      .map((photo) => (photo.status === 'failed' ? { ...photo, status: 'waiting' as const } : photo)),
  );
  await run(apiUrl);
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
  change([...found.filter((photo) => photo !== null), ...$photos.get()]);
  clearShelf().catch((error: unknown) => console.warn('Old photos stay for now.', error));
}

let restored: Promise<void> | null = null;

/** Goes on with the photos of this tab after a reload: what has arrived stays, what is missing is sent. Never throws. */
export async function resumePhotos(apiUrl: string): Promise<void> {
  await (restored ??= restore());
  void run(apiUrl);
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
      wait(patience),
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
  sending?.abort.abort();
  for (const { id } of $photos.get()) forget(id);
  $leftPhotos.set(null);
}
