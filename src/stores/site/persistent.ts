import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

let keepsNothing = false;
try {
  // The web view of an app may have null for a storage, which the package takes for one.
  keepsNothing = localStorage === null;
  if (keepsNothing) setPersistentEngine({}, windowPersistentEvents);
} catch {
  // It may not be read. Where there is no browser, as in a build, nobody is promised anything.
  keepsNothing = typeof window === 'object';
}

/** Writes a list that somebody is told this browser keeps. Throws where it keeps nothing, as it does where its storage is full. */
export function encodeKept(list: readonly unknown[]): string {
  if (keepsNothing && list[0]) throw new Error('This browser keeps nothing.');
  return JSON.stringify(list);
}

/**
 * What the browser keeps at this moment. What another tab does reaches a store late, and never in a page that was put aside; the
 * storage is always right. Answers what the store has where the storage cannot be read.
 */
export function readLatest<T>(key: string, decode: (text: string) => T, store: { get: () => T }): T {
  try {
    return decode(localStorage.getItem(key) ?? '');
  } catch {
    return store.get();
  }
}

export { persistentAtom } from '@nanostores/persistent';
