import type * as v from 'valibot';
import { pick } from '#domain/site/pick.ts';
import type { Layer } from '../load/layers.ts';
import { isGroup, type Path } from '../load/path.ts';
import type { dealerSchema } from '../schema.ts';
import { isLocalHost } from '../schemas/lead/safe-address.ts';
import { mergeLayers, type Merged } from '../yaml/merge.ts';

type Settings = v.InferOutput<typeof dealerSchema>;

interface Layered extends Pick<Merged<Layer>, 'layerOf'> {
  /** The dealer's own file is the last. */
  layers: readonly Layer[];
  fail: (path: Path, message: string) => void;
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
export function guardIndex({ services, collections }: Settings, { layers, layerOf, fail }: Layered): void {
  const isOwn = (path: Path): boolean => layerOf(path) === layers.at(-1);
  const { search } = services;
  const own = isLocalHost(search.host) ? [] : where.filter((name) => isOwn(['services', 'search', name]));
  // Hardly any file names an index, and dealers are loaded by the hundred.
  const shared = own.length > 0 ? readSharedIndex(layers) : {};
  const moved = own.find((name) => search[name] !== shared[name]);
  if (moved !== undefined)
    fail(
      ['services', 'search', moved],
      `expected an index that dealers/_defaults.yaml or the file of a group names, found one of this dealer alone: the admin ` +
        'key would be sent there\nWrite it into one of those files.',
    );
  for (const [kind, name] of Object.entries(
    pick(collections, 'vehicles', 'offers', 'parts', 'leads', 'reviews'),
  ))
    if (name !== null && isOwn(['collections', kind]) && !(name === kind || name.startsWith(`${kind}_`)))
      fail(
        ['collections', kind],
        `expected a name that begins with ${kind}_, found ${name}: the site publishes a key for it, or what it holds\n` +
          'Rename the collection, or let dealers/_defaults.yaml or the file of a group name it.',
      );
}
