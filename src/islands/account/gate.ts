import { createSignInPath, signInTypes } from '#domain/account/sign-in-path.ts';
import { $session, checkSession } from '#stores/account/session.ts';

/**
 * Keeps a gated page to who is signed in: the server is asked once, and signing out in another tab is followed. What was typed stays
 * in its draft, and the way back leads here. While nobody knows, nothing happens.
 */
export function watchGate(): void {
  const gate = document.querySelector<HTMLElement>('script[data-gate]');
  const type = signInTypes.find((known) => known === gate?.dataset['gate']) ?? null;
  let isLeaving = false;
  $session.subscribe(({ state }) => {
    if (state !== 'anonymous' || isLeaving) return;
    isLeaving = true;
    const { pathname, search, hash } = window.location;
    window.location.replace(createSignInPath({ type, redirect: pathname + search + hash, back: '/' }));
  });
  void checkSession(gate?.dataset['api'] ?? '');
}
