import { atom, map } from 'nanostores';
import type { SignedIn } from '#domain/account/session.ts';
import { readSignInPath, readWayHere } from '#domain/account/sign-in-path.ts';
import { endSession, requestCode, verifyCode, type SentCode } from '#services/account/session.ts';
import { ServiceError } from '#services/site/errors.ts';
import { rememberSession } from './session.ts';

/** Why signing in did not go on. `said`: the server’s own words stand in `said`; `full`: the browser keeps nothing more. */
export type SignInProblem = 'wrong' | 'over' | 'unreachable' | 'said' | 'full';

export interface SignInState {
  step: 'contact' | 'code' | 'done';
  busy: boolean;
  problem: SignInProblem | null;
  said: string;
  /** Where the code went, as it was typed. */
  to: string;
  /** Tries of this code that are left, once one was wrong. */
  triesLeft: number | null;
  /** Epoch milliseconds from which on another code may be asked for. */
  resendAt: number;
}

export const untouchedSignIn: SignInState = {
  ...{ step: 'contact', busy: false, problem: null, said: '', to: '', triesLeft: null, resendAt: 0 },
};

/** Where somebody stands who signs in on this page. */
export const $signIn = map<SignInState>(untouchedSignIn);

/** What the address of the page asks for. */
export const $signInRequest = atom(readSignInPath(''));

/** Reads the address, once the page runs. */
export function readSignInRequest(): void {
  const { search, origin, hash } = window.location;
  $signInRequest.set(readSignInPath(search, readWayHere(document.referrer, origin), hash));
}

let sent: SentCode | null = null;

const tell = (error: unknown): Pick<SignInState, 'problem' | 'said'> => {
  if (!(error instanceof ServiceError)) throw error;
  // What cannot be reached says nothing that helps.
  return error.said !== null && error.status !== null
    ? { problem: 'said', said: error.said }
    : { problem: 'unreachable', said: '' };
};

/**
 * Asks for a code, for the first time or again. A failure is told by the state.
 *
 * @param to phone number, or e-mail address where it has an @
 */
export async function askForCode(api: string, dealer: string, to: string): Promise<void> {
  if ($signIn.get().busy) return;
  $signIn.set({ ...$signIn.get(), busy: true, problem: null, said: '', to });
  try {
    const by = to.includes('@') ? { email: to.trim() } : { phone_number: to };
    sent = await requestCode(api, { ...by, dealership_slug: dealer });
    const resendAt = Date.now() + sent.resend_after * 1000;
    $signIn.set({ ...$signIn.get(), step: 'code', busy: false, triesLeft: null, resendAt });
  } catch (error) {
    const wait = error instanceof ServiceError ? error.retryAfter : 0;
    $signIn.set({
      ...$signIn.get(),
      busy: false,
      ...tell(error),
      ...(wait && { resendAt: Date.now() + wait * 1000 }),
    });
  }
}

/** Remembers a session, or ends it where the browser can keep nothing: no page after this one could sign out of it. */
async function keepSession(api: string, user: SignedIn): Promise<boolean> {
  try {
    rememberSession(user);
    return true;
  } catch (error) {
    console.warn('The session cannot be kept in this browser.', error);
    await endSession(api, false).catch(() => undefined);
    return false;
  }
}

/** Gives the code. Answers whether somebody is signed in now; a failure is told by the state. */
export async function giveCode(api: string, code: string): Promise<boolean> {
  if ($signIn.get().busy || sent === null) return false;
  $signIn.set({ ...$signIn.get(), busy: true, problem: null, said: '' });
  try {
    const answer = await verifyCode(api, { request_id: sent.request_id, code });
    if ('triesLeft' in answer) {
      const { triesLeft } = answer;
      $signIn.set({ ...$signIn.get(), busy: false, problem: triesLeft > 0 ? 'wrong' : 'over', triesLeft });
      return false;
    }
    sent = null;
    const isKept = await keepSession(api, answer);
    $signIn.set({ ...untouchedSignIn, ...(isKept ? { step: 'done' } : { problem: 'full' }) });
    return isKept;
  } catch (error) {
    $signIn.set({ ...$signIn.get(), busy: false, ...tell(error) });
    return false;
  }
}

/** Back to the number or address, with what was typed. */
export function changeContact(): void {
  sent = null;
  $signIn.set({ ...untouchedSignIn, to: $signIn.get().to });
}
