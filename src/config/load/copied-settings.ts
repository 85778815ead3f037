import { statSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '#domain/site/slug.ts';
import { createIssue, type Issue } from '../check/issues.ts';
import type { Dealer } from '../dealer.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Library } from './library.ts';
import { runWithin } from './within.ts';
import { findArrival, findLastSite, type Published } from './published.ts';

interface Address extends Pick<Dealer['site'], 'slug' | 'name' | 'url' | 'dealershipId'> {
  /** Whether its file was loaded, and has mistakes. */
  isBroken?: boolean;
  /** Whether it has no file. */
  isGone?: boolean;
}

/** Milliseconds for the file of a dealer that was not loaded, maybe because it takes too long. */
const longestReading = 10_000;

/** The file of a dealer; null where it cannot be read, which is told where the dealer is loaded. */
function readFile(library: Library, slug: string): YamlFile | null {
  try {
    return runWithin(longestReading, () => library.yaml(`${slug}.yaml`));
  } catch {
    return null;
  }
}

/** Its origin, where somebody wrote the address of a site. `localhost:3000` and `htps://…` are addresses without one. */
function toOrigin(written: unknown): string | null {
  const { protocol, origin } = (typeof written === 'string' && URL.parse(written)) || {};
  return protocol === 'https:' || protocol === 'http:' ? (origin ?? null) : null;
}

/**
 * What dealers that were not loaded write of themselves, once for each address that is theirs: the one in the file, which may be
 * what is wrong with it, and the one where they were published, where their last good site still stands.
 */
export const readAddresses = (library: Library, slugs: readonly string[], published: Published): Address[] =>
  slugs.flatMap((slug) => {
    const { url, name, dealershipId } = readFile(library, slug)?.value ?? {};
    const both = new Set([toOrigin(url), toOrigin(findLastSite(published, slug)?.url)]);
    return [...both]
      .filter((origin) => origin !== null)
      .map((origin) => ({
        ...{ slug, url: origin, name: typeof name === 'string' ? name : '' },
        // Nobody may have checked it yet: YAML knows values that cannot be written as a text.
        dealershipId: typeof dealershipId === 'string' ? dealershipId : slug,
      }));
  });

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Points for a dealer as the owner of an address: the address contains its short name, or its name. People who copy a
 * file change the file name first and the address last. The letters of the short name count, so that nobody who is called
 * like a part of another dealer takes its address.
 */
const claimOf = ({ slug, name, url }: Address): number =>
  (letters(new URL(url).hostname).includes(letters(slug)) ? 1 + letters(slug).length : 0) +
  (slugify(name) === slug ? 1 : 0);

/** When the file of a dealer was changed, in epoch milliseconds; 0 for one that cannot be found, such as a link to itself. */
function readChange(directory: string, slug: string): number {
  try {
    return statSync(join(directory, `${slug}.yaml`)).mtimeMs;
  } catch {
    return 0;
  }
}

/** Milliseconds; files of a clone are all as old as each other. */
const sameTime = 60_000;

/**
 * The owner of an address comes first: who was published there, and for longer; else who claims it; between equals one without
 * mistakes, then the older file, then the alphabet.
 */
function byClaim(directory: string, published: Published): (one: Address, other: Address) => number {
  const arrivalOf = ({ slug, url }: Address): number => findArrival(published, slug, url);
  return (one, other) => {
    const [arrival, otherArrival] = [arrivalOf(one), arrivalOf(other)];
    if (arrival !== otherArrival) return arrival < otherArrival ? -1 : 1;
    const claim =
      claimOf(other) - claimOf(one) || Number(one.isBroken ?? false) - Number(other.isBroken ?? false);
    if (claim !== 0) return claim;
    const age = readChange(directory, one.slug) - readChange(directory, other.slug);
    return Math.abs(age) > sameTime ? age : one.slug < other.slug ? -1 : 1;
  };
}

/** What is compared. */
interface AllSites {
  library: Library;
  sites: readonly Address[];
  published: Published;
}

/** The same setting of several dealers, once for each of them but its owner. */
function findCopies(
  { library, sites, published }: AllSites,
  [setting, read]: readonly [string, (site: Address) => string],
  tell: (copy: Address, owner: Address) => Pick<Issue, 'severity' | 'message'>,
): Issue[] {
  return [...Map.groupBy(sites, read).values()].flatMap((same) => {
    const [owner, ...copies] = same.toSorted(byClaim(library.directory, published));
    return copies.flatMap((copy) => {
      const file = readFile(library, copy.slug);
      if (!owner || !file) return [];
      return createIssue(copy.slug, file.file, {
        ...file.locate([setting]),
        path: setting,
        ...tell(copy, owner),
      });
    });
  });
}

/** Two dealers with one address would have the same canonical links. The copy is reported, and the owner stays. */
export function findSharedUrls(all: AllSites): Issue[] {
  return findCopies(all, ['url', ({ url }) => url.toLowerCase()], ({ slug, url }, owner) => ({
    severity: 'error',
    message:
      `expected an address of its own, found ${url}, which is also that of ${owner.slug}\n` +
      (owner.isGone
        ? `That dealer has no file any more, and its site is still published. Is ${slug} its new name? npm run build -- --prune takes the former site away. Else write the address of ${slug} here.`
        : `Write the address of ${slug} here.`),
  }));
}

/** Two websites may be of one dealership; in a copied file its id sends what shoppers ask to somebody else. */
export function findSharedIds(all: AllSites): Issue[] {
  return findCopies(
    all,
    ['dealershipId', ({ dealershipId }) => dealershipId],
    ({ dealershipId, slug }, owner) => ({
      severity: 'warning',
      message:
        `found ${dealershipId}, which is also that of ${owner.slug}: enquiries of both go to one dealership\n` +
        `Write the id of ${slug} here, or leave it out, unless both are websites of that dealership.`,
    }),
  );
}
