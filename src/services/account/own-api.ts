import type { HttpRequest } from '../site/http.ts';

/** An address of the dealer API on the site's own origin, where the session's cookie goes with each call. */
export const ownAddress = (api: string, path: string): URL =>
  new URL(`${api}${path}`, window.location.origin);

/** A call that changes something of the account; it goes on when the page is left. */
export const postOwn = (body: object): HttpRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  timeout: 12_000,
  keepalive: true,
});
