import type { Context } from 'hono';
import type { Dealer } from '#config/dealer.ts';
import { isLocalAddress } from '../door/local-address.ts';

/** The name that the page or its site was asked by. */
const hostOf = (context: Context): string | undefined =>
  context.req.header('x-forwarded-host') ?? context.req.header('host');

const hostOfAddress = (address = ''): string | undefined => URL.parse(address)?.host;

/**
 * The dealer on whose published site something is asked; undefined where a site is tried, or nobody says. Who follows a link, such as
 * that to a PDF, says by `referer` where it stood: on a page of the site, or in a letter.
 */
export function findAskingDealer(context: Context, dealers: readonly Dealer[]): Dealer | undefined {
  const origin = hostOfAddress(context.req.header('origin'));
  const hosts = origin ? [origin] : [hostOfAddress(context.req.header('referer')), hostOf(context)];
  const find = (host: string | undefined) => dealers.find(({ site }) => hostOfAddress(site.url) === host);
  return hosts.flatMap((host) => find(host) ?? [])[0];
}

/** What a page of another site is told. */
export const fromElsewhere = 'This call has to come from a page of the site itself.';

/**
 * Whether a call comes from a page of a dealer's own site. Browsers name the origin of each call that changes something; a
 * program that names none has no cookie of anybody.
 *
 * @param slug the dealer whose site it has to be, where that is known: two dealers on one domain are strangers, though
 *   browsers send cookies from one to the other
 */
export function isOwnOrigin(context: Context, dealers: readonly Dealer[], slug?: string): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return (context.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  const { host, protocol } = URL.parse(origin) ?? {};
  if (host === undefined || protocol === undefined) return false;
  // The name that the site was asked by, where its host passed the call on: pages of this server itself are strangers then.
  // No page can set it: a call with it would be asked about before, and is not allowed.
  if (hostOf(context) === host) return true;
  return dealers.some(
    ({ site }) => (slug === undefined || site.slug === slug) && URL.parse(site.url)?.origin === origin,
  );
}

/** What a shopper is told on a page that is no dealer's own, such as a preview. */
export const notOnOwnSite = 'This works on our website alone. Please open it by its own address.';

const withoutWww = (host: string | undefined): string | undefined => host?.replace(/^www\./, '');

/** Whether a site answers to a host: also to its name without `www`, and without encryption. */
const answersTo = (address: string, host: string | undefined): boolean =>
  withoutWww(hostOfAddress(address)) === withoutWww(host);

/**
 * Whether a page of somebody else has a browser ask, whose visitors would hold vehicles and times, or count as viewers, without
 * knowing. Programs, which name no origin, have no visitors; where a site is tried, its pages are on this machine.
 *
 * @param addresses further ones: of dealers whose files cannot be read now, and former ones
 */
export function isFromElsewhere(
  context: Context,
  dealers: readonly Dealer[],
  addresses: readonly string[],
): boolean {
  const { hostname, host } = URL.parse(context.req.header('origin') ?? '') ?? {};
  if (hostname === undefined) return !isOwnOrigin(context, dealers);
  const isOwn = [...dealers.map(({ site }) => site.url), ...addresses].some((address) =>
    answersTo(address, host),
  );
  return !isOwn && hostOf(context) !== host && !isLocalAddress(hostname);
}

/** Whether a page of another dealer of this server has a browser ask: a stranger to the dealers on whose sites it may be asked. */
export function isOfAnother(context: Context, dealers: readonly Dealer[], sites: readonly Dealer[]): boolean {
  const host = hostOfAddress(context.req.header('origin')) ?? hostOf(context);
  const isThere = ({ site }: Dealer): boolean => answersTo(site.url, host);
  return dealers.some(isThere) && !sites.some(isThere);
}
