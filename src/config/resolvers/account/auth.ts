import { trimSlashes } from '#domain/site/path-of-address.ts';
import type { AuthRules } from '#domain/account/rules.ts';
import type { ResolveContext } from '../context.ts';

/** Path of the dealer API on the site's own origin; null where it is only elsewhere. */
export function findAuthApi({
  settings: { services, url },
}: Pick<ResolveContext, 'settings'>): string | null {
  const { api } = services;
  if (api.url === null) return null;
  if (api.throughSite) return '/api';
  const { origin, pathname } = new URL(api.url);
  return origin === URL.parse(url)?.origin ? trimSlashes(pathname) : null;
}

/** How customers sign in; null where they do not, and where no browser could keep their session. */
export function resolveAuth(context: Pick<ResolveContext, 'settings'>): AuthRules | null {
  const api = findAuthApi(context);
  const { auth } = context.settings;
  return auth && api !== null ? { ...auth, api } : null;
}
