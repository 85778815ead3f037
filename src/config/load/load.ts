import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dealer } from '../dealer.ts';
import { createIssue, type Issue } from '../check/issues.ts';
import { isFile, openLibrary } from './library.ts';
import { loadDealer } from './load-dealer.ts';
import { readMessages } from './messages.ts';
import { suggestNearest } from '../check/nearest.ts';
import { slugForm } from '../schemas/location/addresses.ts';
import { readTemplateNames } from './templates.ts';

export interface LoadOptions {
  /** Folder of the dealer files; folders of layers that it does not have are those of `dealers`. */
  directory?: string;
  /** Slugs to load; all when left out. */
  only?: readonly string[] | undefined;
}

/** Slugs by file name, and what is wrong with file names. */
export function listDealers(directory: string): { slugs: string[]; issues: Issue[] } {
  if (!existsSync(directory))
    return { slugs: [], issues: [createIssue(null, directory, { message: 'This folder does not exist.' })] };
  const issues: Issue[] = [];
  const refuse = (file: string, message: string): void =>
    void issues.push(createIssue(null, file, { message }));
  const slugs: string[] = [];
  const names = readdirSync(directory)
    .filter((name) => /^[^_.].*\.ya?ml$/i.test(name))
    .sort();
  for (const name of names) {
    const file = join(directory, name);
    const slug = name.replace(/\.ya?ml$/i, '');
    if (!existsSync(file))
      refuse(
        file,
        'expected a dealer file, found a link to a file that does not exist.\nMend the link, or take it out.',
      );
    else if (!isFile(file))
      refuse(
        file,
        `expected a dealer file, found a folder.\nGive the folder another name: texts of a dealer stand in ${join(directory, slug)}/.`,
      );
    else if (!name.endsWith('.yaml')) refuse(file, `Rename this file to ${slug}.yaml.`);
    else if (!slugForm.test(slug) || slug.length > 63)
      refuse(
        file,
        'The file name becomes part of an address: only small letters, digits and hyphens, at most 63, such as north-lakes.yaml.',
      );
    else slugs.push(slug);
  }
  return { slugs, issues };
}

/** What stands in the place of dealers that were asked for and do not exist. */
function explainMissing(slug: string, directory: string, slugs: readonly string[]): string {
  const known = slugs.length > 0 ? `The dealers are: ${slugs.join(', ')}.` : 'There are none.';
  return `There is no dealer ${slug} in ${directory}/.${suggestNearest(slug, slugs)}\n${known}`;
}

/** What is wrong with the names of dealers that a command was given, or null: each must have a file. */
export function findUnknownDealers(directory: string, only: readonly string[]): string | null {
  const { issues } = selectSlugs(directory, listDealers(directory), only);
  return issues.length > 0 ? issues.map(({ message }) => message).join('\n') : null;
}

function selectSlugs(
  directory: string,
  listed: { slugs: readonly string[]; issues: readonly Issue[] },
  only: readonly string[],
): { slugs: string[]; issues: Issue[] } {
  const fileOf = (slug: string): string => join(directory, `${slug}.yaml`);
  return {
    slugs: listed.slugs.filter((slug) => only.includes(slug)),
    issues: only.flatMap((slug) => {
      if (listed.slugs.includes(slug)) return [];
      // A file that is there but cannot be read says why.
      const own = listed.issues.filter(({ file }) => file === fileOf(slug) || file === directory);
      return own.length > 0
        ? own
        : createIssue(null, directory, { message: explainMissing(slug, directory, listed.slugs) });
    }),
  };
}

/** Two dealers at one address would overwrite each other's canonical links. */
function findSharedUrls(directory: string, dealers: readonly Dealer[]): Issue[] {
  const library = openLibrary(directory);
  return dealers.flatMap((dealer, index) => {
    const twin = dealers.slice(0, index).find(({ url }) => url.toLowerCase() === dealer.url.toLowerCase());
    const file = library.yaml(`${dealer.slug}.yaml`);
    if (!twin || !file) return [];
    return createIssue(dealer.slug, file.file, {
      ...file.locate(['url']),
      path: 'url',
      message: `expected an address of its own, found ${dealer.url}, which is also that of ${twin.slug}`,
    });
  });
}

/**
 * Reads, merges, checks and resolves dealer files. Never throws for what a marketer wrote: every problem of every
 * dealer is an issue, and a dealer with an error is left out while the others load (CFG-01).
 */
export async function loadDealers({ directory = 'dealers', only }: LoadOptions = {}): Promise<{
  dealers: Dealer[];
  issues: Issue[];
}> {
  const listed = listDealers(directory);
  const selected = only ? selectSlugs(directory, listed, only) : { slugs: listed.slugs, issues: [] };
  const library = openLibrary(directory);
  const known = { templates: readTemplateNames(), messages: await readMessages() };
  const results = selected.slugs.map((slug) => loadDealer(library, slug, known));
  const loaded = results.flatMap(({ dealer }) => dealer ?? []);
  const shared = findSharedUrls(directory, loaded);
  return {
    dealers: loaded.filter(({ slug }) => !shared.some(({ dealer }) => dealer === slug)),
    issues: [
      ...(only ? [] : listed.issues),
      ...selected.issues,
      ...results.flatMap(({ issues }) => issues),
      ...shared,
    ],
  };
}
