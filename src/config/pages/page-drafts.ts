import type { PageEntry } from '#domain/page/page-entry.ts';
import type { JudgedPage, PageDraft } from './read-page.ts';

/** Own pages as their files say them. */
export interface PageDrafts {
  /** Those that are published now. */
  published: PageDraft[];
  /** Those whose time is over or has not come, and those that still ask their dealer for words. */
  waiting: PageDraft[];
  /** Addresses of those with a mistake that keeps them from being read: links to them are sound. */
  broken: readonly string[];
  /** What of those can be judged nevertheless. */
  brokenPages: readonly JudgedPage[];
}

export const noPages: PageDrafts = { published: [], waiting: [], broken: [], brokenPages: [] };

/** Place of a page in menus; behind all others without one. */
const orderOf = ({ settings: { menu } }: PageDraft): number => menu?.order ?? Infinity;

/** What all pages of the site know of, in the order of menus, those that are published. */
export const listEntries = ({ published }: PageDrafts): PageEntry[] =>
  published
    .toSorted((one, other) => orderOf(one) - orderOf(other) || 0)
    .map(({ path, settings: { title, menu } }) => ({
      path,
      title,
      menu: menu && { label: menu.label ?? title, in: menu.in },
    }));

/** Redirects to published pages from their other addresses, and from pages that are not published to what replaces them. */
export const listPageRedirects = ({ published, waiting }: PageDrafts): Record<string, string> =>
  Object.fromEntries([
    ...published.flatMap(({ path, settings }) => settings.aliases.map((alias) => [alias, path] as const)),
    ...waiting.flatMap(({ path, settings: { replacedBy, aliases } }) =>
      replacedBy === null
        ? []
        : [path.replace(/\/$/, ''), ...aliases].map((from) => [from, replacedBy] as const),
    ),
  ]);
