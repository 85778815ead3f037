import * as v from 'valibot';
import { uploadIdForm } from '#domain/lead/upload.ts';
import { readTabStorage } from '../site/tab-storage.ts';

const key = 'forecourt:trade-in:photos';
const schema = v.array(
  v.object({
    id: v.pipe(v.string(), v.regex(uploadIdForm)),
    name: v.pipe(v.string(), v.maxLength(120)),
    isSent: v.boolean(),
  }),
);

/** Photos of this tab's trade-in in their order, without their pixels. */
export type PhotoList = v.InferOutput<typeof schema>;

/** What the tab remembers; nothing where it is not readable. */
export function readPhotoList(): PhotoList {
  try {
    return v.parse(schema, JSON.parse(readTabStorage()?.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers the photos: after a reload they go on. */
export function keepPhotoList(list: PhotoList): void {
  try {
    if (list.length > 0) readTabStorage()?.setItem(key, JSON.stringify(list));
    else readTabStorage()?.removeItem(key);
  } catch (error) {
    console.warn('The photos could not be kept.', error);
  }
}
