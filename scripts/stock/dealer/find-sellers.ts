import { globSync } from 'node:fs';
import path from 'node:path';
import { findCollectionOwner } from '#config/load/collection-owner.ts';
import { readText } from '#config/load/unfit-file.ts';
import type { Dealer } from '#config/dealer.ts';
import { loadDealersApart } from '../../command/load-apart.ts';

/** Whether a file names something. One that cannot be read names nothing: it is a mistake of the dealer whose file it is. */
function names(file: string, name: string): boolean {
  try {
    return readText(file, path.dirname(file)).text.includes(name);
  } catch {
    return false;
  }
}

/**
 * Who sells the vehicles of a dealer: others too where a file of theirs, or of a group, names the same collection. Only then are all
 * dealers loaded, which takes a minute for a thousand.
 */
export async function findSellers(dealer: Dealer, directory: string): Promise<readonly Dealer[]> {
  const { vehicles } = dealer.build.collections;
  const { slug } = dealer.site;
  const isNamed = (): boolean =>
    globSync('{,_*/}*.yaml', { cwd: directory }).some(
      (file) => file !== `${slug}.yaml` && names(path.join(directory, file), vehicles),
    );
  if (findCollectionOwner('vehicles', vehicles, [slug]) === slug && !isNamed()) return [dealer];
  const { dealers } = await loadDealersApart({ directory });
  return dealers.filter(({ build }) => build.collections.vehicles === vehicles);
}
