import { signInPage } from '#domain/account/sign-in-path.ts';
import { readTabStorage } from '../site/tab-storage.ts';
import { forgetPerson } from './forget-person.ts';
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
    console.warn('This tab cannot note who is signed in.', error);
  }
  return Boolean(former);
}

/** Loads the page anew without what is typed in it: browsers fill fields of a page that is loaded anew. */
function startAnew(): void {
  for (const form of document.forms) form.reset();
  window.location.reload();
}

/**
 * Loads a page anew where somebody else is signed in by then, in this tab or another, and when it comes back from the memory of
 * the browser to another than left it: it shows what the former one saw and typed, and would do what is long over. Who was not
 * signed in keeps what they typed.
 */
export function followReturn(): void {
  let left = findUser();
  window.addEventListener('pagehide', () => (left = findUser()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && findUser() !== left) startAnew();
  });
  $session.subscribe(() => {
    // The page that signs in goes on by itself.
    if (exchangePerson() && !window.location.pathname.startsWith(signInPage)) startAnew();
  });
}
