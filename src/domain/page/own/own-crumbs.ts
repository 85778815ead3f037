import type { Crumb } from '../breadcrumbs.ts';
import type { PageEntry } from '../page-entry.ts';

/** Home, the own pages above this one in its address, then the page itself (NAV-03). */
export function createOwnCrumbs(
  { path, title }: Pick<PageEntry, 'path' | 'title'>,
  entries: readonly PageEntry[],
  home: string,
): Crumb[] {
  const above = entries
    .filter((entry) => entry.path !== path && path.startsWith(entry.path))
    .sort((one, other) => one.path.length - other.path.length);
  return [
    { label: home, href: '/' },
    ...above.map((entry) => ({ label: entry.title, href: entry.path })),
    { label: title, href: null },
  ];
}
