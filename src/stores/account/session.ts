import { persistentAtom } from '../site/persistent.ts';
import { computed } from 'nanostores';
import { parseSignedIn, sessionKey, type SignedIn } from '#domain/account/session.ts';

/**
 * What this browser remembers of a session; all tabs share it, so signing in and out in one is seen in the others. Who never
 * signed in asks no server anything.
 */
const $remembered = persistentAtom<SignedIn | null>(sessionKey, null, {
  encode: JSON.stringify,
  decode: parseSignedIn,
});

/**
 * - `anonymous`: nobody is signed in;
 * - `unknown`: this browser remembers a session that the server was not asked about yet; show what `user` may see, change nothing;
 * - `signed-in`: the server said so on this page.
 */
export type Session = { state: 'anonymous'; user: null } | { state: 'unknown' | 'signed-in'; user: SignedIn };

/** The id that the server has confirmed on this page. */
let confirmed: string | null = null;
let asking: Promise<Session> | null = null;

const read = (user: SignedIn | null): Session =>
  user === null || user.until * 1000 <= Date.now()
    ? { state: 'anonymous', user: null }
    : { state: confirmed === user.id ? 'signed-in' : 'unknown', user };

/** Who is signed in, as far as this page knows. */
export const $session = computed($remembered, read);

/** Id of who is signed in, as far as this page knows; null for nobody. */
export const findUser = (): string | null => $session.get().user?.id ?? null;

/** Remembers somebody whom the server has just called signed in, whatever the clock of this device says: for a day at least. */
export function rememberSession(user: SignedIn): void {
  confirmed = user.id;
  $remembered.set({ ...user, until: Math.max(user.until, Date.now() / 1_000 + 86_400) });
}

/** Forgets the session: the server said 401, or somebody signed out. */
export function forgetSession(): void {
  confirmed = null;
  $remembered.set(null);
}

/**
 * Asks the server whether the remembered session still holds, once a page; who remembers none is anonymous without a request.
 * When the server cannot be reached the session stays `unknown`. Never throws.
 *
 * @param api path of the dealer API on this site, `site.auth.api`
 */
export async function checkSession(api: string): Promise<Session> {
  const known = $session.get();
  if (known.state !== 'unknown') return known;
  // Most who come are not signed in, and need none of it.
  asking ??= import('#services/account/session.ts')
    .then(({ fetchSession }) => fetchSession(api))
    .then((user) => (user ? rememberSession(user) : forgetSession()))
    .catch((error: unknown) => console.warn('The session could not be read.', error))
    .then(() => $session.get())
    .finally(() => (asking = null));
  return asking;
}
