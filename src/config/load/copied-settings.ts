import { statSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '#domain/site/slug.ts';
import { createIssue, type Issue } from '../check/issues.ts';
import type { Dealer } from '../dealer.ts';
import type { Position } from '../markdown/position.ts';
import type { Library } from './library.ts';
import { runWithin } from './within.ts';
import { findArrival, findLastSite, type Published } from './published.ts';

interface Address extends Pick<Dealer['site'], 'slug' | 'name' | 'url' | 'dealershipId'> {
  /** Whether its file was loaded, and has mistakes. */
  isBroken?: boolean;
  /** Whether it has no file. */
  isGone?: boolean;
}

/** What the file of a dealer says of its address, as it is written, and where. */
export interface WrittenAddress {
  file: string;
  /** Null for what is no text. */
  url: string | null;
  name: string | null;
  dealershipId: string | null;
  positions: Record<'url' | 'dealershipId', Position>;
}

/** Reads what a dealer's file says of its address; null where it cannot be read, which is told where the dealer is loaded. */
export type ReadAddress = (slug: string) => Promise<WrittenAddress | null>;

/** Milliseconds for the file of a dealer that was not loaded, maybe because it takes too long. */
const longestReading = 10_000;

/** Letters of an address or a name, which nobody may have checked yet. */
const longestText = 2_000;
const readShort = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestText ? value : null;

/** Answers with what reads addresses from the files of a library. */
export const createReadAddress =
  (library: Library): ReadAddress =>
  (slug) => {
    try {
      const read = runWithin(longestReading, () => library.yaml(`${slug}.yaml`));
      if (!read) return Promise.resolve(null);
      const { url, name, dealershipId } = read.value;
      const positions = { url: read.locate(['url']), dealershipId: read.locate(['dealershipId']) };
      return Promise.resolve({
        file: read.file,
        url: readShort(url),
        name: readShort(name),
        dealershipId: readShort(dealershipId),
        positions,
      });
    } catch {
      return Promise.resolve(null);
    }
  };

/** Its origin, where somebody wrote the address of a site. `localhost:3000` and `htps://…` are addresses without one. */
function toOrigin(written: string | null | undefined): string | null {
  const { protocol, origin } = URL.parse(written ?? '') ?? {};
  return protocol === 'https:' || protocol === 'http:' ? (origin ?? null) : null;
}

/**
 * What dealers that were not loaded write of themselves, once for each address that is theirs: the one in the file, which may be
 * what is wrong with it, and the one where they were published, where their last good site still stands.
 */
export async function readAddresses(
  read: ReadAddress,
  slugs: readonly string[],
  published: Published,
): Promise<Address[]> {
  const addresses: Address[] = [];
  for (const slug of slugs) {
    const { url, name, dealershipId } = (await read(slug)) ?? {};
    const both = new Set([toOrigin(url), toOrigin(findLastSite(published, slug)?.url)]);
    for (const origin of both)
      if (origin !== null)
        addresses.push({ slug, url: origin, name: name ?? '', dealershipId: dealershipId ?? slug });
  }
  return addresses;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Points for a dealer as the owner of an address: the address contains its short name, or its name. People who copy a
 * file change the file name first and the address last. The letters of the short name count, so that nobody who is called
 * like a part of another dealer takes its address; but none beyond the longest part, so that nobody takes it who is called
 * like the whole of it, with `www` and ending.
 */
function claimOf({ slug, name, url }: Address): number {
  const { hostname } = new URL(url);
  const parts = hostname.replace(/^www\./, '').split('.');
  const longest = Math.max(...parts.slice(0, -1).map((part) => letters(part).length), 0);
  const isNamed = letters(hostname).includes(letters(slug));
  return (isNamed ? 1 + Math.min(letters(slug).length, longest) : 0) + (slugify(name) === slug ? 1 : 0);
}

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
  /** Folder of the dealer files. */
  directory: string;
  read: ReadAddress;
  sites: readonly Address[];
  published: Published;
}

type CopiedSetting = keyof WrittenAddress['positions'];

/** The same setting of several dealers, once for each of them but its owner. */
async function findCopies(
  { directory, read, sites, published }: AllSites,
  [setting, keyOf]: readonly [CopiedSetting, (site: Address) => string],
  tell: (copy: Address, owner: Address) => Pick<Issue, 'severity' | 'message'>,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const same of Map.groupBy(sites, keyOf).values()) {
    const [owner, ...copies] = same.toSorted(byClaim(directory, published));
    for (const copy of copies) {
      const written = await read(copy.slug);
      if (!owner || !written) continue;
      const problem = { ...written.positions[setting], path: setting, ...tell(copy, owner) };
      issues.push(createIssue(copy.slug, written.file, problem));
    }
  }
  return issues;
}

/** Two dealers with one address would have the same canonical links. The copy is reported, and the owner stays. */
export const findSharedUrls = (all: AllSites): Promise<Issue[]> =>
  findCopies(all, ['url', ({ url }) => url.toLowerCase()], ({ slug, url }, owner) => ({
    severity: 'error',
    message:
      `expected an address of its own, found ${url}, which is also that of ${owner.slug}\n` +
      (owner.isGone
        ? `That dealer has no file any more, and its site is still published. Is ${slug} its new name? npm run build -- --prune takes the former site away. Else write the address of ${slug} here.`
        : `Write the address of ${slug} here.`),
  }));

/** Two websites may be of one dealership; in a copied file its id sends what shoppers ask to somebody else. */
export const findSharedIds = (all: AllSites): Promise<Issue[]> =>
  findCopies(all, ['dealershipId', ({ dealershipId }) => dealershipId], ({ dealershipId, slug }, owner) => ({
    severity: 'warning',
    message:
      `found ${dealershipId}, which is also that of ${owner.slug}: enquiries of both go to one dealership\n` +
      `Write the id of ${slug} here, or leave it out, unless both are websites of that dealership.`,
  }));
