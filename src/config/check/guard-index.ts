import type * as v from 'valibot';
import { pick } from '#domain/site/pick.ts';
import type { Path } from '../load/path.ts';
import type { dealerSchema } from '../schema.ts';
import { isLocalHost } from '../schemas/lead/safe-address.ts';

type Settings = v.InferOutput<typeof dealerSchema>;

interface OwnFile {
  /** Whether the dealer's own file says the setting, no file that dealers share. */
  isOwn: (path: Path) => boolean;
  /** What the shared files say of the index. */
  shared: Partial<Settings['services']['search']>;
  fail: (path: Path, message: string) => void;
}

const where = ['host', 'port', 'protocol', 'path'] as const;

/**
 * Build and import send their admin key to the index of a dealer, and the keys that pages publish open its collections. Who
 * writes the files of one dealer must have neither the admin key nor the enquiries of all.
 */
export function guardIndex({ services, collections }: Settings, { isOwn, shared, fail }: OwnFile): void {
  const { search } = services;
  const moved = where.find(
    (name) =>
      isOwn(['services', 'search', name]) && search[name] !== shared[name] && !isLocalHost(search.host),
  );
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
