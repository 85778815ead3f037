import type * as v from 'valibot';
import { findCollectionOwner, type CollectionKind } from '../load/collection-owner.ts';
import type { Layer } from '../load/layers.ts';
import { isGroup, type Path } from '../load/path.ts';
import { nameUsualCollections } from '../load/resolve-build.ts';
import type { dealerSchema } from '../schema.ts';
import { mergeLayers, type Merged } from '../yaml/merge.ts';

type Settings = v.InferOutput<typeof dealerSchema>;

/** The files of a dealer's settings, for what its own file may not say. */
export interface Layered extends Pick<Merged<Layer>, 'layerOf'> {
  /** The dealer's own file is the last. */
  layers: readonly Layer[];
  slug: string;
  fail: (path: Path, message: string) => void;
}

interface Indexed extends Layered {
  /** Short names of all dealers. */
  listSlugs: () => readonly string[];
}

const where = ['host', 'port', 'protocol', 'path'] as const;

/** What the files that dealers share say of the index. */
function readSharedIndex(layers: readonly Layer[]): Record<string, unknown> {
  const { services } = mergeLayers(layers.slice(0, -1)).value;
  return isGroup(services) && isGroup(services['search']) ? services['search'] : {};
}

/**
 * Build and import send their admin key to the index of a dealer, and the keys that pages publish open its collections. Who
 * writes the files of one dealer must have neither the admin key nor the enquiries of all.
 */
export function guardIndex(settings: Settings, layered: Indexed): void {
  const { layers, layerOf, fail } = layered;
  const isOwn = (path: Path): boolean => layerOf(path) === layers.at(-1);
  const { search } = settings.services;
  // Nor one of this machine: whoever is on it may listen at another port.
  const own = where.filter((name) => isOwn(['services', 'search', name]));
  // Hardly any file names an index, and dealers are loaded by the hundred.
  const shared = own.length > 0 ? readSharedIndex(layers) : {};
  const moved = own.find((name) => search[name] !== shared[name]);
  if (moved !== undefined)
    fail(
      ['services', 'search', moved],
      `expected an index that dealers/_defaults.yaml or the file of a group names, found one of this dealer alone: the admin ` +
        'key would be sent there\nWrite it into one of those files.',
    );
  guardCollections(settings, layered, isOwn);
}

/** The stock of another dealer may be shown, which everybody sees anyway; nothing more. */
function guardCollections(
  { collections, reserve }: Settings,
  { slug, listSlugs, fail }: Indexed,
  isOwn: (path: Path) => boolean,
): void {
  const elsewhere = 'or let dealers/_defaults.yaml or the file of a group name it.';
  for (const [kind, usual] of Object.entries(nameUsualCollections(slug))) {
    const name = collections[kind as CollectionKind];
    if (name === null || !isOwn(['collections', kind])) continue;
    const owner = findCollectionOwner(kind as CollectionKind, name, listSlugs());
    if (owner === undefined)
      fail(
        ['collections', kind],
        `expected a name that begins with ${usual}, found ${name}: the site publishes a key for it, or what it holds\n` +
          `Rename the collection, ${elsewhere}`,
      );
    else if (kind === 'vehicles' && owner !== slug && reserve && reserve.mode !== 'off')
      fail(
        ['reserve'],
        `expected false, because collections.vehicles is the stock of ${owner}: what is reserved here would be off sale there\n` +
          `Leave that collection out, ${elsewhere}`,
      );
  }
}
