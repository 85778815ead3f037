import { signInPage } from '#domain/account/sign-in-path.ts';
import { readTabStorage } from '../site/tab-storage.ts';
import { forgetPerson, hasForgotten } from './forget-person.ts';
import { $session, findUser } from './session.ts';

const key = 'forecourt:tab-user';

/** Notes who is signed in in this tab, and forgets somebody else who was before. Answers whether there was one. */
function exchangePerson(): boolean {
  const user = findUser();
  const storage = readTabStorage();
  const former = storage?.getItem(key);
  if (!user || former === user) return false;
  if (former) forgetPerson();
  try {
    storage?.setItem(key, user);
  } catch (error) {
    console.warn('The session could not be kept.', error);
  }
  return Boolean(former);
}

/** Empties the forms: browsers fill them on pages that are loaded anew or gone back to. Drafts are kept elsewhere. */
function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

function startAnew(): void {
  emptyForms();
  window.location.reload();
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
    if (persisted && findUser() !== left) startAnew();
    if (!persisted && isGoneBackTo() && hasForgotten()) emptyForms();
  });
  $session.subscribe(() => {
    // The page that signs in goes on by itself.
    if (exchangePerson() && !window.location.pathname.startsWith(signInPage)) startAnew();
  });
}
