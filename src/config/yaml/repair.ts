import { isGroup, type Path } from '../load/path.ts';
import { explainFrom } from '../redirects/redirect-form.ts';
import { ownPath } from '../schemas/location/addresses.ts';
import { dealerSchema, type Settings } from '../schema.ts';
import { omit } from '../check/unknown-settings.ts';
import { validate, type Problem } from '../check/validate.ts';

/** Settings whose wrong values were replaced, only so that everything else can be judged. */
export interface Repaired {
  settings: Settings;
  /** Top settings that do not say what their writer meant. */
  doubtful: ReadonlySet<string>;
  /** Indexes of the locations that do not say what their writer meant. */
  doubtfulLocations: ReadonlySet<number>;
  /** Whether each location says at least where it is and what it is called. */
  knowsLocations: boolean;
}

/** Settings of a location from which no address follows. */
const detailsOfLocation = new Set([
  ...[
    'hours',
    'specialDays',
    'phone',
    'phones',
    'landline',
    'fax',
    'whatsapp',
    'sms',
    'licence',
    'repairerNumber',
  ],
  ...['image', 'images', 'text', 'gettingThere', 'sections', 'departments'],
]);

/** A location from which nothing follows: it sells nothing, so that it needs no licence. */
const createLocation = (index: number): Record<string, unknown> => ({
  slug: `unknown-location-${index + 1}`,
  type: 'service',
  address: { street: 'Unknown', suburb: 'Unknown', state: 'QLD', postcode: '4000' },
});

/** One wrong redirect says nothing of the others, which may lead to it. */
const repairRedirects = (written: unknown, wrong: ReadonlySet<string | number>): unknown =>
  wrong.size === 0 || !isGroup(written)
    ? written
    : Object.fromEntries(
        Object.entries(written).flatMap(([from, to]) => {
          if (!wrong.has(from)) return [[from, to]];
          return ownPath.test(from) && explainFrom(from) === null ? [[from, '/']] : [];
        }),
      );

const replaceAt = (list: readonly unknown[], index: number, item: unknown): unknown[] =>
  list.map((old, position) => (position === index ? item : old));

/**
 * Puts what holds without a setting in the place of every wrong one. Null when that is not enough, as where the
 * defaults themselves are wrong.
 */
export function repairSettings(
  slug: string,
  value: Record<string, unknown>,
  problems: readonly Problem[],
  defaults: Record<string, unknown>,
): Repaired | null {
  const standIns: Record<string, unknown> = {
    ...defaults,
    name: slug,
    url: `https://${slug}.example`,
    locations: [createLocation(0)],
  };
  const wrong = problems.filter(({ unknown }) => !unknown).map(({ path }) => path);
  const wrongRedirects = new Set(wrong.flatMap(([key, from]) => (key === 'redirects' ? (from ?? []) : [])));
  const repaired: Record<string, unknown> = {
    ...value,
    redirects: repairRedirects(value['redirects'], wrongRedirects),
  };
  const doubtful = new Set<string>();
  const doubtfulLocations = new Set<number>();
  let knowsLocations = true;
  const isDetail = ([key, , detail]: Path): boolean =>
    key === 'locations' && detailsOfLocation.has(String(detail));
  // A location that is replaced as a whole loses its details as well.
  for (const path of wrong.toSorted((one, other) => Number(isDetail(other)) - Number(isDetail(one)))) {
    const [key, index] = path;
    if (typeof key !== 'string') return null;
    if (key === 'redirects' && index !== undefined) continue;
    const written: unknown = repaired[key];
    doubtful.add(key);
    if (key === 'locations' && typeof index === 'number' && Array.isArray(written)) {
      doubtfulLocations.add(index);
      if (isDetail(path)) {
        repaired[key] = replaceAt(written, index, omit(written[index], [[String(path[2])]]));
        continue;
      }
      repaired[key] = replaceAt(written, index, createLocation(index));
    } else repaired[key] = standIns[key];
    if (key === 'locations') knowsLocations = false;
  }
  const { output } = validate(dealerSchema, repaired);
  // Nothing else follows from the name and the address of the site.
  for (const harmless of ['name', 'url']) doubtful.delete(harmless);
  return output && { settings: output, doubtful, doubtfulLocations, knowsLocations };
}

/** Whether the value at a path, as it is written, may be judged in spite of the wrong ones. */
export function isCertain(path: Path, { doubtful, doubtfulLocations }: Repaired): boolean {
  const [key, index] = path;
  if (key !== 'locations') return !doubtful.has(String(key)) && !doubtful.has('locations');
  const ofOneEntry = typeof index === 'number' && !path.includes('distributionLocations');
  return (
    !doubtful.has('locations') || (ofOneEntry && doubtfulLocations.size > 0 && !doubtfulLocations.has(index))
  );
}

class DoubtfulError extends Error {}

/** Runs a check that may ask for doubtful settings; it then ends without an answer. */
export function attempt(judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof DoubtfulError)) throw error;
  }
}

/** The same settings, which end the check that asks for a doubtful one. */
export const guardSettings = ({ settings, doubtful }: Repaired): Settings =>
  new Proxy(settings, {
    get: (target, key) => {
      if (typeof key === 'string' && doubtful.has(key)) throw new DoubtfulError(key);
      return Reflect.get(target, key) as unknown;
    },
  });

/** Settings whose addresses are left open: no address follows from the details of a location. */
export const listOpenSettings = ({ doubtful, knowsLocations }: Repaired): ReadonlySet<string> =>
  new Set([...doubtful].filter((setting) => setting !== 'locations' || !knowsLocations));
