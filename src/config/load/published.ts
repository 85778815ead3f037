/** A dealer at an address at which it was published. Times are ISO texts. */
export interface PublishedSite {
  slug: string;
  url: string;
  /** When it came there. */
  since: string;
  /** When a build published it there last, or met its file with a mistake. */
  seen: string;
  /** In its stock then. */
  vehicles: number | null;
}

/** Where dealers were published; one that has moved stands there with each address. */
export type Published = readonly PublishedSite[];

/** Where a dealer was published last. */
export const findLastSite = (published: Published, slug: string): PublishedSite | undefined =>
  published
    .filter((site) => site.slug === slug)
    .toSorted((one, other) => (one.seen < other.seen ? 1 : -1))[0];

/** When a dealer came to an address, in epoch milliseconds; the end of time where it never was there. */
export function findArrival(published: Published, slug: string, url: string): number {
  const found = published.find((site) => site.slug === slug && site.url.toLowerCase() === url.toLowerCase());
  return found ? Date.parse(found.since) : Infinity;
}

/** Dealers who were published at one of some addresses. */
export function listThere(published: Published, urls: readonly string[]): string[] {
  const wanted = new Set(urls.map((url) => url.toLowerCase()));
  return published.filter(({ url }) => wanted.has(url.toLowerCase())).map(({ slug }) => slug);
}
