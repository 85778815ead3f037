import type { Dealer } from '#config/dealer.ts';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { explainUnreadableFolder } from '#config/check/rights.ts';
import { findCollectionOwner } from '#config/load/collection-owner.ts';
import { suggestNearest } from '#config/check/nearest.ts';
import { readdirSync } from 'node:fs';
import { Failure } from '../../command/failure.ts';

/** Who else's what a dealer's settings name is; undefined for nobody else's. */
const findOwner = ({ site, build }: Dealer, slugs: readonly string[]): string | undefined =>
  (['vehicles', 'offers', 'parts', 'reviews'] as const)
    .map((kind) => findCollectionOwner(kind, build.collections[kind], slugs))
    .find((owner) => owner !== undefined && owner !== site.slug);

/**
 * The dealer of that slug, whose stock is its own: an import for one that shows the stock of another would replace that.
 * Throws a Failure with the nearest name, or with what is wrong in the dealer's file.
 */
export async function findDealer(slug: string, directory: string): Promise<Dealer> {
  const slugs = readSlugs(directory);
  if (!slugs.includes(slug)) {
    const known = slugs.length > 0 ? ` Dealers are: ${slugs.join(', ')}.` : '';
    throw new Failure(`There is no dealer ${slug} in ${directory}/.${suggestNearest(slug, slugs)}${known}`);
  }
  const { dealers, issues } = await loadDealers({ directory, only: [slug] });
  const dealer = dealers.find((candidate) => candidate.site.slug === slug);
  if (!dealer) throw new Failure(formatIssues(issues));
  const owner = findOwner(dealer, slugs);
  if (owner !== undefined)
    throw new Failure(
      `The settings of ${slug} (collections) name what is in the index of ${owner}, so this feed would replace that. ` +
        `Import for ${owner}, or give ${slug} collections of its own.`,
    );
  return dealer;
}

function readSlugs(directory: string): string[] {
  const unlisted = explainUnreadableFolder(directory);
  if (unlisted !== null) throw new Failure(`${directory}: ${unlisted}`);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .map((name) => name.slice(0, -'.yaml'.length));
}
