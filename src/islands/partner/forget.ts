import { isKept } from '#domain/partner/facts.ts';

/** Deletes what a script left in the cookies and the storage of the site, by the names in its file. */
export function forget(keeps: readonly string[]): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isKept(key, keeps)) storage.removeItem(key);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.replace(/=.*/s, '');
    if (isKept(name, keeps)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
