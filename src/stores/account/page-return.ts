import { signInPage } from '#domain/account/sign-in-path.ts';
import { exchangePerson, hasForgotten, leaveTab } from './forget-person.ts';
import { $session, findUser } from './session.ts';

/** Empties the forms: browsers fill them on pages that are loaded anew or gone back to. Drafts are kept elsewhere. */
function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

/** Without what stands behind the `#` of a page of somebody else: it may cancel what is theirs. */
function startAnew(isOfOther: boolean): void {
  emptyForms();
  if (!isOfOther) {
    window.location.reload();
    return;
  }
  // Until its successor is there the page works on: a photo that was on its way is noted as sent.
  window.addEventListener('pagehide', leaveTab, { once: true });
  // Whole: a path that begins with `//` would be another host.
  window.location.replace(window.location.href.replace(/#.*/, ''));
}

const isGoneBackTo = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/**
 * Loads a page anew where somebody else is signed in by then, in this tab or another, and when it comes back from the memory of
 * the browser to another than left it: it shows what the former one saw and typed, and would do what is long over. Who was not
 * signed in keeps what they typed. Where somebody signed out in this tab, pages gone back to begin without the browser's memory
 * of their fields.
 */
export function followReturn(): void {
  let left = findUser();
  window.addEventListener('pagehide', () => (left = findUser()));
  window.addEventListener('pageshow', ({ persisted }) => {
    const user = findUser();
    if (persisted && user !== left) {
      exchangePerson(user);
      // Whose session is merely over comes back to what is their own.
      startAnew(left !== null && (user !== null || hasForgotten()));
    }
    if (!persisted && isGoneBackTo() && hasForgotten()) emptyForms();
  });
  $session.subscribe(() => {
    // The page that signs in goes on by itself.
    if (exchangePerson(findUser()) && !window.location.pathname.startsWith(signInPage)) startAnew(true);
  });
}
