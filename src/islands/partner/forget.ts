import { isKept } from '#domain/partner/facts.ts';

function forgetStored(readStorage: () => Storage, keeps: readonly string[]): void {
  try {
    const storage = readStorage();
    for (const key of Object.keys(storage)) if (isKept(key, keeps)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing for the site throws when it is asked for its storage.
  }
}

/** Deletes what a script left in the cookies and the storage of the site, by the names in its file. */
export function forget(keeps: readonly string[]): void {
  forgetStored(() => localStorage, keeps);
  forgetStored(() => sessionStorage, keeps);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.replace(/=.*/s, '');
    if (isKept(name, keeps)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
