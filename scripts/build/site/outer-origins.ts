import type { Site } from '#domain/site/site.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import { isOuterHost } from '../../outside-pictures/public-address.ts';

/** Characters of a policy for servers that stock, offers and parts name. Headers of some kilobytes stop whole sites. */
const room = 1_000;

export const originOf = (url: string): string[] => {
  const origin = findWebOrigin(url);
  return origin === null ? [] : [origin];
};

/** Origins of the index and the dealer API that the dealer's settings name; a local sandbox has its pictures there. */
export const ownOrigins = ({ search: { protocol, host, port }, apiUrl }: Site): string[] =>
  [`${protocol}://${host}:${port}`, apiUrl ?? ''].flatMap(originOf);

/** Servers that browsers of a site may ask. */
export interface OuterOrigins {
  allowed: readonly string[];
  /** Those that too few vehicles, offers or parts name. */
  leftOut: readonly string[];
}

/**
 * Origins that a feed or the index named and that browsers may ask: those of the internet, and the dealer's own. A picture
 * at an address of somebody's network would have the browser of each shopper ask their own router or printer. Those that most
 * vehicles name come first, and the rest where there is room: one row of a feed may name hundreds.
 *
 * @param addresses of each vehicle, offer or part
 */
export function findOuterOrigins(
  addresses: readonly (readonly (string | null)[])[],
  site: Site,
): OuterOrigins {
  const own = ownOrigins(site);
  const uses = new Map<string, number>();
  for (const urls of addresses)
    for (const origin of new Set(urls.flatMap((url) => (url?.startsWith('http') ? originOf(url) : []))))
      uses.set(origin, (uses.get(origin) ?? 0) + 1);
  const others = [...uses]
    .filter(([origin]) => !own.includes(origin) && isOuterHost(new URL(origin).hostname))
    .toSorted(([, one], [, other]) => other - one)
    .map(([origin]) => origin);
  const allowed = own.filter((origin) => uses.has(origin));
  const leftOut: string[] = [];
  let left = room;
  for (const origin of others) {
    const length = origin.length + 1;
    (length > left ? leftOut : allowed).push(origin);
    if (length <= left) left -= length;
  }
  return { allowed, leftOut };
}
