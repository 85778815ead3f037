import { join } from 'node:path';
import { judgePeriod } from '#domain/site/period.ts';
import { folderOf } from '../load/site-files.ts';
import type { Path } from '../load/path.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { PageDrafts } from './page-drafts.ts';
import { findSharedPage, isFault, listPageFiles, type FileFault, type PageFile } from './page-files.ts';
import { readPage, type PageDraft, type Tell } from './read-page.ts';

export interface PageReading {
  /** Folder of the dealer files, whose `_pages` holds shared pages. */
  sharedFolder: string;
  /** The dealer's layers, its own file last: each has a folder, and in it `pages`. */
  yamlFiles: readonly YamlFile[];
  /** Names of shared pages that the dealer wants. */
  shared: readonly string[];
  /** What {placeholders} stand for. */
  values: Readonly<Record<string, string>>;
  timezone: string;
  /** Epoch seconds. */
  now: number;
  tell: Tell;
  /** Reports a wrong setting of the dealer. */
  fail: (path: Path, message: string) => void;
}

/** The files of all own pages, of which a later one of an address stands in the place of an earlier one. */
function findFiles({ sharedFolder, yamlFiles, shared, fail }: PageReading): (PageFile | FileFault)[] {
  const named = shared.flatMap((name, index) => {
    const found = findSharedPage(sharedFolder, name);
    if (typeof found !== 'string') return found;
    fail(['pages', index], found);
    return [];
  });
  const own = yamlFiles.flatMap((file) => listPageFiles(join(folderOf(file), 'pages')));
  const byAddress = new Map(
    [...named, ...own].map((found) => [isFault(found) ? found.file : found.path, found]),
  );
  return [...byAddress.values()];
}

/** Reads all own pages of a dealer. What is wrong with one is told, and the page left out. */
export function readPages(reading: PageReading): PageDrafts {
  const { values, timezone, now, tell } = reading;
  const broken: string[] = [];
  const drafts = findFiles(reading).flatMap((found) => {
    if (isFault(found)) {
      const { path: address, ...fault } = found;
      tell({ path: '', severity: 'error', line: 1, column: 1, ...fault });
      broken.push(address);
      return [];
    }
    const page = readPage(found, values, tell);
    if ('settings' in page) return page;
    broken.push(...page.addresses);
    return [];
  });
  const isPublished = ({ settings }: PageDraft): boolean =>
    judgePeriod(settings, now, timezone) === 'running';
  return {
    published: drafts.filter(isPublished),
    waiting: drafts.filter((draft) => !isPublished(draft)),
    broken,
  };
}
