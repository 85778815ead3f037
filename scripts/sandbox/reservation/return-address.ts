import type { Context } from 'hono';
import type { Dealer } from '#config/dealer.ts';
import { sameOriginPath } from '#domain/page/same-origin-path.ts';
import { isLocalAddress } from '../door/local-address.ts';

function readOrigin(text: string | undefined): URL | null {
  try {
    return text === undefined ? null : new URL(text);
  } catch {
    return null;
  }
}

/**
 * Where the payment page leads back to: a path of the dealer's own site. A server that sites are tried
 * with also takes the local address of such a site. Null for every other path.
 */
export function findReturnAddress(
  { site }: Pick<Dealer, 'site'>,
  context: Context,
  { path, isTrial }: { path: string; isTrial: boolean },
): string | null {
  const own = sameOriginPath(path);
  if (own === null) return null;
  const origin = readOrigin(context.req.header('origin'));
  const isTried = isTrial && origin !== null && isLocalAddress(origin.hostname);
  return `${isTried ? origin.origin : new URL(site.url).origin}${own}`;
}
