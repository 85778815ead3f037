import { signInPage } from '#domain/account/sign-in-path.ts';
import { $session } from '#stores/account/session.ts';

/** The link in the header says who is signed in, and comes back to this page otherwise. */
export function followAccount(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-account-link]');
  const words = link?.querySelector('span');
  if (!link || !words) return;
  const signIn = words.textContent;
  $session.subscribe(({ state }) => {
    const isAnonymous = state === 'anonymous';
    words.textContent = isAnonymous ? signIn : (link.dataset['signedIn'] ?? signIn);
    const here = window.location.pathname + window.location.search;
    const isHere = window.location.pathname.startsWith(signInPage);
    link.href =
      isAnonymous && !isHere
        ? `${signInPage}?${new URLSearchParams({ redirect: here, back: here })}`
        : signInPage;
  });
}
