import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { collectLayers } from '#config/load/layers.ts';
import { listBelow } from '#config/load/list-below.ts';
import { isFolder, openLibrary } from '#config/load/library.ts';
import { listDealers } from '#config/load/load.ts';
import { mergeLayers } from '#config/yaml/merge.ts';
import { listChanges } from './setting-changes.ts';

/** Lines of changes that the same dealers have in common. */
export interface DealerChanges {
  dealers: string[];
  changes: string[];
}

/** Dealer files of one folder as they hold with all layers, and the files beside them. */
function openDealers(directory: string) {
  const library = openLibrary(directory);
  return {
    settings(slug: string): Record<string, unknown> {
      const file = library.yaml(`${slug}.yaml`);
      return file ? mergeLayers(collectLayers(library, file, () => undefined)).value : {};
    },
    files(slug: string): Map<string, string> {
      const folder = join(directory, slug);
      if (!isFolder(folder)) return new Map();
      const entries = listBelow(folder);
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      return new Map(paths.map((path) => [relative(folder, path), path]));
    },
  };
}

type OpenDealers = ReturnType<typeof openDealers>;

const isSameFile = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

function listFileChanges(former: Map<string, string>, now: Map<string, string>): string[] {
  return [...new Set([...former.keys(), ...now.keys()])].sort().flatMap((name) => {
    const [before, after] = [former.get(name), now.get(name)];
    if (before === undefined) return `${name}: new file`;
    if (after === undefined) return `${name}: no longer there`;
    return isSameFile(before, after) ? [] : `${name}: another content`;
  });
}

/** The changes of one dealer. What keeps its files from being read is one of them, and no matter of other dealers. */
function listDealerChanges(before: OpenDealers, after: OpenDealers, slug: string): string[] {
  try {
    return [
      ...listChanges(before.settings(slug), after.settings(slug)),
      ...listFileChanges(before.files(slug), after.files(slug)),
    ];
  } catch (error) {
    return [`cannot be compared: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Two folders of dealer files. */
export interface Comparison {
  former: string;
  directory: string;
}

/** Lists what a dealer that both folders have has otherwise in the second. */
export type ListDealerChanges = (slug: string) => Promise<readonly string[]>;

/** Lines of one dealer that anybody reads, and their letters: a commit may change hundreds of thousands of settings. */
const mostLines = 500;
const longestLine = 400;

/** Answers with what compares dealers in this process. */
export function createComparison({ former, directory }: Comparison): ListDealerChanges {
  const [before, after] = [openDealers(former), openDealers(directory)];
  return (slug) => {
    const changes = listDealerChanges(before, after, slug);
    const more = changes.length - mostLines;
    return Promise.resolve([
      ...changes.slice(0, mostLines).map((line) => line.slice(0, longestLine)),
      ...(more > 0 ? [`${more} more changes`] : []),
    ]);
  };
}

/**
 * What the dealers of `directory` have otherwise than in `former`, another folder of dealer files: settings as they hold
 * with defaults, lender, make and group, and files of the dealer's own folder. What several dealers have in common is
 * said once.
 *
 * @param list compares one dealer; in this process when left out
 */
export async function compareDealers(
  { former, directory }: Comparison,
  only: readonly string[] = [],
  list = createComparison({ former, directory }),
): Promise<DealerChanges[]> {
  const [before, after] = [listDealers(former).slugs, listDealers(directory).slugs];
  const slugs = [...new Set([...before, ...after])]
    .filter((slug) => only.length === 0 || only.includes(slug))
    .sort();
  const dealersOf = new Map<string, string[]>();
  for (const slug of slugs) {
    const changes = !before.includes(slug)
      ? ['new dealer']
      : !after.includes(slug)
        ? ['no longer a dealer']
        : await list(slug);
    for (const change of changes) dealersOf.set(change, [...(dealersOf.get(change) ?? []), slug]);
  }
  const groups = new Map<string, DealerChanges>();
  for (const [change, dealers] of dealersOf) {
    const key = dealers.join(' ');
    const group = groups.get(key) ?? { dealers, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.dealers.length - a.dealers.length);
}

const mostNamed = 5;

/** The changes as they are printed, those of most dealers first. */
export function formatChanges(groups: readonly DealerChanges[]): string {
  if (groups.length === 0) return 'No dealer changed.';
  return groups
    .map(({ dealers, changes }) => {
      const named = dealers.slice(0, mostNamed).join(', ');
      const more = dealers.length > mostNamed ? ` and ${dealers.length - mostNamed} more` : '';
      return [named + more, ...changes.map((change) => `  ${change}`)].join('\n');
    })
    .join('\n\n');
}
