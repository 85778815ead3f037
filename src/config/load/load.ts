import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Dealer } from '../dealer.ts';
import { createIssue, type Issue } from '../check/issues.ts';
import { findLonelyFolders, isMeantAsDealer, judgeFileName, slugOfFile } from './file-name.ts';
import { openLibrary, type Library } from './library.ts';
import type { LoadedDealer } from './load-dealer.ts';
import { findUnknownLayers } from '../check/unread-files.ts';
import { findUnsharedLocations } from '../check/unshared-locations.ts';
import { suggestNearest } from '../check/nearest.ts';
import {
  createReadAddress,
  findSharedIds,
  findSharedUrls,
  readAddresses,
  type ReadAddress,
} from './copied-settings.ts';
import { explainUnreadableFolder } from '../check/rights.ts';
import { listThere, type Published } from './published.ts';

export interface LoadOptions {
  /** Folder of the dealer files; folders of layers that it does not have are those of `dealers`. */
  directory?: string;
  /** Slugs to load; all when left out. */
  only?: readonly string[] | undefined;
  /** Whether pictures are read to their end; a build learns of those that end early when it converts them. */
  readsToTheEnd?: boolean;
  /** Whether what a copied file has of another is found also where that one is not asked for. */
  findsAllCopies?: boolean;
  /** Where dealers were published before, so that none takes the address of another. */
  published?: Published;
  /** Epoch seconds, by which own pages begin and end. */
  now?: number;
  /** What reads the files of each dealer; one of this process when left out. */
  loader?: DealerLoader;
}

/** All that reads files of dealers. */
export interface DealerLoader {
  /** Loads the dealer of a slug, and answers also what goes wrong with it. */
  load: (slug: string) => Promise<LoadedDealer>;
  readAddress: ReadAddress;
}

/** Slugs by file name, and what is wrong with file names. */
export function listDealers(directory: string): { slugs: string[]; issues: Issue[] } {
  const unlisted = explainUnreadableFolder(directory);
  if (unlisted !== null) return { slugs: [], issues: [createIssue(null, directory, { message: unlisted })] };
  const issues: Issue[] = [];
  const slugs: string[] = [];
  for (const name of readdirSync(directory).filter(isMeantAsDealer).sort()) {
    const message = judgeFileName(directory, name);
    if (message === null) slugs.push(slugOfFile(name));
    else issues.push(createIssue(null, join(directory, name), { message }));
  }
  return { slugs, issues };
}

/** The message for a dealer that was asked for and does not exist. */
function explainMissing(slug: string, directory: string, slugs: readonly string[]): string {
  const known = slugs.length > 0 ? `The dealers are: ${slugs.join(', ')}.` : 'There are none.';
  return `There is no dealer ${slug} in ${directory}/.${suggestNearest(slug, slugs)}\n${known}`;
}

/** The problems of dealer names that a command was given, or null. Each needs a file. */
export function findUnknownDealers(directory: string, only: readonly string[]): string | null {
  const unlisted = explainUnreadableFolder(directory);
  if (unlisted !== null && only.length > 0) return `${directory}: ${unlisted}`;
  const { issues } = selectSlugs(directory, listDealers(directory), only);
  return issues.length > 0 ? issues.map(({ message }) => message).join('\n') : null;
}

function selectSlugs(
  directory: string,
  listed: { slugs: readonly string[]; issues: readonly Issue[] },
  only: readonly string[],
): { slugs: string[]; issues: Issue[] } {
  const isOf = (slug: string, file: string): boolean =>
    dirname(file) === directory && slugOfFile(basename(file)) === slug;
  return {
    slugs: listed.slugs.filter((slug) => only.includes(slug)),
    issues: only.flatMap((slug) => {
      if (listed.slugs.includes(slug)) return [];
      // A file that is there but cannot be read says why.
      const own = listed.issues.filter(({ file }) => isOf(slug, file) || file === directory);
      return own.length > 0
        ? own
        : createIssue(null, directory, { message: explainMissing(slug, directory, listed.slugs) });
    }),
  };
}

/** Answers with what loads dealers in this process. `now` is in epoch seconds. */
export async function createLoader(library: Library, now: number): Promise<DealerLoader> {
  // Whoever has dealers loaded by another process needs none of it.
  const [{ loadSafely }, { readMessages }, { readTemplateNames }] = await Promise.all([
    import('./load-safely.ts'),
    import('./messages.ts'),
    import('./templates.ts'),
  ]);
  const known = { templates: readTemplateNames(), messages: await readMessages() };
  return {
    load: (slug) => loadSafely(library, slug, known, now),
    readAddress: createReadAddress(library),
  };
}

/**
 * Reads, merges, checks and resolves dealer files. Never throws for what a marketer wrote: every problem of every
 * dealer is an issue, and a dealer with an error is left out while the others load (CFG-01).
 */
export async function loadDealers({
  directory = 'dealers',
  only,
  readsToTheEnd = false,
  findsAllCopies = false,
  published = [],
  now = Math.floor(Date.now() / 1000),
  loader,
}: LoadOptions = {}): Promise<{
  dealers: Dealer[];
  issues: Issue[];
}> {
  const listed = listDealers(directory);
  const selected = only ? selectSlugs(directory, listed, only) : { slugs: listed.slugs, issues: [] };
  const { load, readAddress: read } =
    loader ?? (await createLoader(openLibrary(directory, readsToTheEnd), now));
  const results: LoadedDealer[] = [];
  // One after the other: the pictures of a thousand dealers are not read at the same time.
  for (const slug of selected.slugs) results.push(await load(slug));
  const loaded = results.flatMap(({ dealer }) => dealer ?? []);
  const sites = loaded.map(({ site }) => site);
  const asked = new Set(selected.slugs);
  const isLoaded = new Set(sites.map(({ slug }) => slug));
  // A dealer with a mistake keeps its address: a copy of its file must not be published there meanwhile.
  const wereThere = listThere(
    published,
    sites.map(({ url }) => url),
  );
  const others = [
    ...(findsAllCopies || !only ? listed.slugs : selected.slugs),
    // Also one whose file has another name tonight, or is away.
    ...wereThere,
  ].filter((slug) => !isLoaded.has(slug));
  const addresses = await readAddresses(read, [...new Set(others)], published);
  const unloaded = addresses.map((address) => ({
    ...address,
    isBroken: asked.has(address.slug),
    isGone: !listed.slugs.includes(address.slug),
  }));
  const all = { directory, read, published, sites: [...sites, ...unloaded] };
  const isUsed = ({ dealer }: Issue): boolean => isLoaded.has(String(dealer));
  const shared = (await findSharedUrls(all)).filter(isUsed);
  return {
    dealers: loaded.filter(({ site }) => !shared.some(({ dealer }) => dealer === site.slug)),
    issues: [
      ...(only ? [] : listed.issues),
      ...(only || explainUnreadableFolder(directory) !== null
        ? []
        : [...findLonelyFolders(directory, listed.slugs), ...findUnknownLayers(directory)]),
      ...selected.issues,
      ...results.flatMap(({ issues }) => issues),
      ...shared,
      ...(await findSharedIds(all)).filter(isUsed),
      ...findUnsharedLocations(directory, loaded),
    ],
  };
}
