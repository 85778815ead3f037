import { createSignInPath, signInTypes } from '#domain/account/sign-in-path.ts';
import { hasForgotten } from '#stores/account/forget-person.ts';
import { $session, checkSession } from '#stores/account/session.ts';
import { closeToast, showToast } from '#stores/site/toast.ts';

/** Whether somebody types on this page: what they wrote must not go. */
function watchTyping(): () => boolean {
  let isTyped = false;
  document.addEventListener('input', () => (isTyped = true), true);
  return () => isTyped;
}

/**
 * Keeps a gated page to who is signed in: the server is asked once, and signing out in another tab is followed. Where somebody
 * types, the page stays with what they wrote, and signing in again happens in a tab of its own. While nobody knows, nothing
 * happens.
 */
export function watchGate(): void {
  const gate = document.querySelector<HTMLElement>('script[data-gate]');
  const { gate: asked, api = '', ended = '', again = '' } = gate?.dataset ?? {};
  const type = signInTypes.find((known) => known === asked) ?? null;
  const isTyped = watchTyping();
  let isGone = false;
  $session.subscribe(({ state }) => {
    if (state !== 'anonymous') {
      if (isGone) closeToast();
      isGone = false;
      return;
    }
    if (isGone) return;
    isGone = true;
    const { pathname, search, hash } = window.location;
    // Of who has left, what stands behind the `#` may cancel what is theirs.
    const redirect = pathname + search + (hasForgotten() ? '' : hash);
    const path = createSignInPath({ type, redirect, back: '/' });
    if (!isTyped()) return window.location.replace(path);
    const signIn = { label: again, act: () => void window.open(path, '_blank') };
    showToast({ text: ended, tone: 'neutral', actions: [signIn], stays: true });
  });
  void checkSession(api);
}
