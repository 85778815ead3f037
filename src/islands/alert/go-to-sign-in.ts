import { createSignInPath } from '#domain/account/sign-in-path.ts';

/** Leads to the page that signs in, and back to this one. */
export function goToSignIn(): void {
  const here = window.location.pathname + window.location.search;
  window.location.assign(createSignInPath({ type: 'watchlist', redirect: here, back: here }));
}
