import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findPages } from '../budgets/page-kinds.js';

/** A built site and one page of each kind that it has. */
export interface BuiltSite {
  slug: string;
  template: string;
  /** `path` is the URL path. */
  pages: { kind: string; path: string }[];
}

/** The sites in a folder of built sites. Pages that only who is signed in sees are left out. */
export function listBuiltSites(dist: string): BuiltSite[] {
  const folders = readdirSync(dist, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  return folders.flatMap(({ name: slug }) =>
    readdirSync(path.join(dist, slug)).map((template) => ({
      slug,
      template,
      pages: findPages(path.join(dist, slug, template))
        .filter(({ gated }) => !gated)
        .map(({ kind, path }) => ({ kind, path })),
    })),
  );
}
