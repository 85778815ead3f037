import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCollectionOwner } from '#config/load/collection-owner.ts';
import type { Dealer } from '#config/dealer.ts';
import { loadDealersApart } from '../../command/load-apart.ts';

/**
 * Who sells the vehicles of a dealer: others too where a file of theirs, or of a group, names the same collection. Only then are all
 * dealers loaded, which takes a minute for a thousand.
 */
export async function findSellers(dealer: Dealer, directory: string): Promise<readonly Dealer[]> {
  const { vehicles } = dealer.build.collections;
  const { slug } = dealer.site;
  const isNamed = (): boolean =>
    globSync('{,_*/}*.yaml', { cwd: directory }).some(
      (file) =>
        file !== `${slug}.yaml` && readFileSync(path.join(directory, file), 'utf8').includes(vehicles),
    );
  if (findCollectionOwner('vehicles', vehicles, [slug]) === slug && !isNamed()) return [dealer];
  const { dealers } = await loadDealersApart({ directory });
  return dealers.filter(({ build }) => build.collections.vehicles === vehicles);
}
