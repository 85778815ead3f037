import { join } from 'node:path';
import { judgePeriod } from '#domain/site/period.ts';
import { folderOf } from '../load/site-files.ts';
import type { Path } from '../load/path.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { PageDrafts } from './page-drafts.ts';
import { listArticleFiles } from './article-files.ts';
import { settleCategories } from './categories.ts';
import { measureSettings } from './front-matter.ts';
import { findSharedPage, isFault, listPageFiles, type FileFault, type PageFile } from './page-files.ts';
import { judgeEnded } from './judge-ended.ts';
import { readPage, type JudgedPage, type PageDraft, type Tell } from './read-page.ts';
import { isUnfinished, judgeUnfinished } from './unfinished.ts';

export interface PageReading {
  /** Folder of the dealer files, whose `_pages` holds shared pages. */
  sharedFolder: string;
  /** The dealer's layers, its own file last: each has a folder, and in it `pages`. */
  yamlFiles: readonly YamlFile[];
  /** Names of shared pages that the dealer wants. */
  shared: readonly string[];
  /** Address of the blog; null for a dealer that wants none. */
  blogPath: string | null;
  /** What {placeholders} stand for. */
  values: Readonly<Record<string, string>>;
  timezone: string;
  /** Epoch seconds. */
  now: number;
  tell: Tell;
  /** Reports a wrong setting of the dealer. */
  fail: (path: Path, message: string) => void;
}

/** Of several files of one address, the last; what cannot be read is there as well. */
const keepLast = (found: readonly (PageFile | FileFault)[]): (PageFile | FileFault)[] => [
  ...new Map(found.map((file) => [isFault(file) ? file.file : file.path, file])).values(),
];

/** The files of all own pages, of which a later one of an address stands in the place of an earlier one. */
function findPageFiles({ sharedFolder, yamlFiles, shared, fail }: PageReading): (PageFile | FileFault)[] {
  const named = shared.flatMap((name, index) => {
    const found = findSharedPage(sharedFolder, name);
    if (typeof found !== 'string') return found;
    fail(['pages', index], found);
    return [];
  });
  const own = yamlFiles.flatMap((file) => listPageFiles(join(folderOf(file), 'pages')));
  return keepLast([...named, ...own]);
}

/** The files of all articles, in the same way: makers and groups write news for all of their dealers. */
const findArticleFiles = ({ yamlFiles, blogPath }: PageReading): (PageFile | FileFault)[] =>
  blogPath === null
    ? []
    : keepLast(yamlFiles.flatMap((file) => listArticleFiles(join(folderOf(file), 'blog'), blogPath)));

/** An article at the address of an own page, as what is wrong with it. */
function partFromPages(
  articles: readonly (PageFile | FileFault)[],
  pages: readonly (PageFile | FileFault)[],
): (PageFile | FileFault)[] {
  const taken = new Map(pages.flatMap((page) => (isFault(page) ? [] : [[page.path, page.file]])));
  return articles.map((found) => {
    const other = isFault(found) ? undefined : taken.get(found.path);
    return other === undefined || isFault(found)
      ? found
      : {
          ...{ file: found.file, path: found.path },
          message: `expected an address that is free, found ${found.path}, which ${other} has\nGive one of the files another name.`,
        };
  });
}

/** An address by which pages are put in order: /finance/, those below it, then /finance-pre-approval/. */
const sortable = ({ path }: PageDraft): string => path.replaceAll('/', '\0');

/** Own pages by their addresses, then articles, the newest first. */
const sortDrafts = (drafts: readonly PageDraft[]): PageDraft[] =>
  drafts.toSorted((one, other) => {
    if (!one.article && !other.article) return sortable(one) < sortable(other) ? -1 : 1;
    if (!one.article || !other.article) return Number(Boolean(one.article)) - Number(Boolean(other.article));
    return other.article.date.localeCompare(one.article.date) || one.path.localeCompare(other.path);
  });

/** Characters that all pages may have together: what is read of them stays in memory until the dealer is done. */
const most = { settings: 1_000_000, text: 20_000_000, values: 1_000_000 };

/** The files that are no more than all may have together; the others as what is wrong with them. */
function limitLength(files: readonly (PageFile | FileFault)[]): (PageFile | FileFault)[] {
  const left = { settings: most.settings, text: most.text };
  return files.map((found) => {
    if (isFault(found)) return found;
    left.settings -= measureSettings(found.text);
    left.text -= found.text.length;
    const excess =
      left.settings < 0
        ? 'expected at most a million characters of settings in all pages together, found more\nMove words below the settings, or delete pages that nobody reads any more.'
        : left.text < 0
          ? 'expected at most 20 million characters in all pages together, found more\nDelete pages that nobody reads any more.'
          : null;
    return excess === null ? found : { file: found.file, path: found.path, message: excess };
  });
}

/** Reads all own pages of a dealer. What is wrong with one is told, and the page left out. */
export function readPages(reading: PageReading): PageDrafts {
  const { values, timezone, now, tell } = reading;
  const broken: string[] = [];
  const brokenPages: JudgedPage[] = [];
  const pageFiles = findPageFiles(reading);
  const files = limitLength([...pageFiles, ...partFromPages(findArticleFiles(reading), pageFiles)]);
  const room = { left: most.values };
  const read = files.flatMap((found) => {
    if (isFault(found)) {
      const { path: address, ...fault } = found;
      tell({ path: '', severity: 'error', line: 1, column: 1, ...fault });
      broken.push(address);
      return [];
    }
    const page = readPage(found, values, room, tell);
    if (!('addresses' in page)) return page;
    broken.push(...page.addresses);
    brokenPages.push(page);
    return [];
  });
  const drafts = sortDrafts(settleCategories(read, tell));
  judgeUnfinished(drafts, tell);
  judgeEnded(drafts, (draft) => judgePeriod(draft.settings, now, timezone) === 'over', tell);
  const isPublished = (draft: PageDraft): boolean =>
    draft.article?.draft !== true &&
    !isUnfinished(draft) &&
    judgePeriod(draft.settings, now, timezone) === 'running';
  return {
    published: drafts.filter(isPublished),
    waiting: drafts.filter((draft) => !isPublished(draft)),
    ...{ broken, brokenPages },
  };
}
