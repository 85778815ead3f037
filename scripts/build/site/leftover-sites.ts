import type { Dealer } from '#config/dealer.ts';
import { listDealers } from '#config/load/load.ts';
import { findLastSite, type Published } from '#config/load/published.ts';
import type { TargetReport } from '../report/report.ts';
import { BuildState } from '../build-state.ts';
import { isPublished, type Publisher } from './publish.ts';
import { nameTarget, planTargets } from '../run/target-plan.ts';

/** What the dealer files say about sites that may be published. */
interface Wanted {
  /** Every dealer that has a file, sound or not; null when the folder cannot be read for certain. */
  slugs: readonly string[] | null;
  /** Dealers whose files were read and are sound. */
  dealers: readonly Dealer[];
}

/** The same for the dealer files of a folder, of which some were read. */
export function readWanted(directory: string, dealers: readonly Dealer[]): Wanted {
  const { slugs, issues } = listDealers(directory);
  // A file with a wrong name may be that of a dealer who seems to be gone; a folder without any, a checkout that failed.
  return { slugs: issues.length > 0 || slugs.length === 0 ? null : slugs, dealers };
}

/**
 * Names of published sites that no dealer file asks for any more: of dealers whose file is gone, and of templates that
 * a dealer gave up and has others in the place of. Only what a build into this folder remembers to have published.
 */
export function findLeftovers(
  { slugs, dealers }: Wanted,
  state: Pick<BuildState, 'names'>,
  publisher: Pick<Publisher, 'isPublished'>,
): string[] {
  if (slugs === null) return [];
  const bySlug = new Map(
    dealers.map((dealer) => [dealer.site.slug, planTargets([dealer], []).map(nameTarget)]),
  );
  const isLeftover = (name: string): boolean => {
    const slug = slugOf(name);
    if (!slugs.includes(slug)) return true;
    // What a file with mistakes asks for is not known: its last good sites stay.
    const wanted = bySlug.get(slug);
    return (
      wanted !== undefined && !wanted.includes(name) && wanted.every((one) => publisher.isPublished(one))
    );
  };
  return state
    .names()
    .filter((name) => publisher.isPublished(name) && isLeftover(name))
    .sort();
}

/** The dealer of a target by its name. */
export const slugOf = (name: string): string => name.slice(0, name.indexOf('/'));

/**
 * Whether the dealer who has the address of a leftover site now has failed in this build: a dealer under a new name, whose former
 * site stays until the new one is there.
 */
export function isAwaited(
  leftover: string,
  sites: Published,
  reports: readonly Pick<TargetReport, 'url' | 'status'>[],
): boolean {
  const address = findLastSite(sites, slugOf(leftover))?.url.toLowerCase();
  return reports.some(
    ({ url, status }) => status === 'failed' && url !== null && url.toLowerCase() === address,
  );
}

/** A note for each site that is served although no dealer file asks for it any more, by its name among targets. */
export function createLeftoverNote(
  folders: { dealers: string; data: string; out: string },
  dealers: readonly Dealer[],
): (target: string) => string | null {
  const published = { isPublished: (target: string) => isPublished(folders.out, target) };
  const state = new BuildState(folders.data, folders.out);
  const leftover = new Set(findLeftovers(readWanted(folders.dealers, dealers), state, published));
  return (target) =>
    leftover.has(target)
      ? `is no longer in ${folders.dealers}/, but still published. npm run build -- --prune takes it away.`
      : null;
}
