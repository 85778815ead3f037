import type { Dealer } from '#config/dealer.ts';
import { listDealers } from '#config/load/load.ts';
import { findLastSite, type Published } from '#config/load/published.ts';
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

/** The dealer of a target by its name. */
export const slugOf = (name: string): string => name.slice(0, name.indexOf('/'));

/**
 * Names of published sites that no dealer file asks for any more: of dealers whose file is gone, and of templates that
 * a dealer gave up and has others in the place of. A dealer who may be the same under a new name, and is published nowhere yet,
 * keeps the former site: else its address had none. Only what a build into this folder remembers to have published.
 *
 * @param sites where dealers were published, as far as builds before this one know
 */
export function findLeftovers(
  { slugs, dealers }: Wanted,
  state: Pick<BuildState, 'names'>,
  publisher: Pick<Publisher, 'isPublished'>,
  sites: Published = [],
): string[] {
  if (slugs === null) return [];
  const published = state.names().filter((name) => publisher.isPublished(name));
  const there = new Set([...published.map(slugOf), ...sites.map(({ slug }) => slug)]);
  const addressOf = new Map(dealers.map(({ site }) => [site.slug, site.url.toLowerCase()]));
  const newcomers = slugs.filter((slug) => !there.has(slug));
  const isAwaited = (gone: string): boolean => {
    const address = findLastSite(sites, gone)?.url.toLowerCase();
    return address !== undefined && newcomers.some((slug) => (addressOf.get(slug) ?? address) === address);
  };
  const bySlug = new Map(
    dealers.map((dealer) => [dealer.site.slug, planTargets([dealer], []).map(nameTarget)]),
  );
  const isLeftover = (name: string): boolean => {
    const slug = slugOf(name);
    if (!slugs.includes(slug)) return !isAwaited(slug);
    // What a file with mistakes asks for is not known: its last good sites stay.
    const wanted = bySlug.get(slug);
    return (
      wanted !== undefined && !wanted.includes(name) && wanted.every((one) => publisher.isPublished(one))
    );
  };
  return published.filter(isLeftover).sort();
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
