/** A photo that this device keeps while its trade-in lives. */
interface ShelvedPhoto {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  photo: Blob;
}

/** A day, like the trade-in itself: phones are shared. */
const life = 24 * 3_600_000;

const finish = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing.')));
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('forecourt:photos', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('photos', { keyPath: 'id' }),
  );
  // Somebody who leaves this device takes the shelf away, in whichever tab.
  request.addEventListener('success', () =>
    request.result.addEventListener('versionchange', () => {
      request.result.close();
      opened = null;
    }),
  );
  return finish(request);
}

async function withShelf<Result>(
  mode: IDBTransactionMode,
  ask: (shelf: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open();
  // What did not open is tried again.
  opened.catch(() => (opened = null));
  const database = await opened;
  return finish(ask(database.transaction('photos', mode).objectStore('photos')));
}

/** Keeps a photo on this device, so that a reload loses nothing. Throws where the browser keeps none. */
export async function shelvePhoto(id: string, photo: Blob): Promise<void> {
  await withShelf('readwrite', (shelf) => shelf.put({ id, at: Date.now(), photo } satisfies ShelvedPhoto));
}

/** A photo of this device; null where there is none. Throws where the browser keeps none. */
export async function takePhoto(id: string): Promise<Blob | null> {
  const found = (await withShelf('readonly', (shelf) => shelf.get(id))) as ShelvedPhoto | undefined;
  return found && Date.now() - found.at < life ? found.photo : null;
}

export async function dropPhoto(id: string): Promise<void> {
  await withShelf('readwrite', (shelf) => shelf.delete(id));
}

/** Takes away what is older than a day, of whichever tab. */
export async function clearShelf(): Promise<void> {
  const all = (await withShelf('readonly', (shelf) => shelf.getAll())) as ShelvedPhoto[];
  for (const { id, at } of all) if (Date.now() - at >= life) await dropPhoto(id);
}
