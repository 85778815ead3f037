import { sameOriginPath } from '../page/same-origin-path.ts';

/** What somebody signs in for (ROUTE-14). */
export const signInTypes = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
] as const;
export type SignInType = (typeof signInTypes)[number];

/** Address of the page, with a slash at its end. */
export const signInPage = '/sign-in/';

/** A page that asks to sign in. */
export interface SignInRequest {
  /** Null where nothing certain is asked for. */
  type: SignInType | null;
  /** Where to go afterwards, and where to go back to: paths of this site with their queries. */
  redirect: string;
  back: string;
}

/** Neither elsewhere nor to the page itself, which would lead round in a circle. */
function readPath(value: string | null): string {
  const path = sameOriginPath(value);
  return path === null || /^\/sign-in(?:[/?#]|$)/i.test(path) ? '/' : path;
}

/**
 * The address under which somebody signs in, and comes back. What stands behind the `#` of where they go may open what is theirs, and
 * stands behind the `#` here too: no server logs it.
 */
export function createSignInPath({ type, redirect, back }: SignInRequest): string {
  const [path = '', hash] = redirect.split('#');
  const query = new URLSearchParams({
    ...(type && { type }),
    redirect: path,
    back: back.split('#')[0] ?? '',
  });
  return `${signInPage}?${query}${hash ? `#${hash}` : ''}`;
}

/**
 * Reads `?type=&redirect=&back=`. Without them it leads back to the page of this site that led here: links to this page
 * name none. What leads elsewhere leads home.
 *
 * @param came path and query of that page; empty where it was of another site
 * @param hash what stands behind the `#` of the address, with it: that of the page to go to
 */
export function readSignInPath(search: string, came = '', hash = ''): SignInRequest {
  const query = new URLSearchParams(search);
  const type = signInTypes.find((known) => known === query.get('type')) ?? null;
  const redirect = readPath(query.get('redirect') ?? came);
  const back = readPath(query.get('back') ?? came);
  const isNamed = query.has('redirect') && !redirect.includes('#');
  return {
    type,
    redirect: isNamed ? redirect + hash : redirect,
    back: isNamed && back === redirect ? back + hash : back,
  };
}

/** Path and query of the page that led here; empty where it was of another site, or is not told. */
export function readWayHere(referrer: string, origin: string): string {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from?.origin === origin ? from.pathname + from.search : '';
}
