import type { Context } from 'hono';
import type { Dealer } from '#config/dealer.ts';

/**
 * Whether a call comes from a page of a dealer's own site. Browsers name the origin of each call that changes something; a
 * program that names none has no cookie of anybody.
 */
export function isOwnOrigin(context: Context, dealers: readonly Dealer[]): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return (context.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  const { host, protocol } = URL.parse(origin) ?? {};
  if (host === undefined || protocol === undefined) return false;
  // No page can set the second one: a call with it would be asked about before, and is not allowed.
  if ([context.req.header('host'), context.req.header('x-forwarded-host')].includes(host)) return true;
  return dealers.some(({ site }) => URL.parse(site.url)?.origin === origin);
}
