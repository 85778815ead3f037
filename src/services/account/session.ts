import type * as v from 'valibot';
import { codeAnswer, sessionAnswer } from '#contract/answers/session.ts';
import type { CodeRequest, SignOutRequest, VerifyRequest } from '#contract/auth.ts';
import type { SignedIn } from '#domain/account/session.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson, fetchText, type HttpRequest } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';
import { readField } from '../site/said.ts';

/** An operation of signing in. They are asked at the site's own origin, because the session is a cookie of it. */
const addressOf = (api: string, path: string): URL => new URL(`${api}/auth${path}`, window.location.origin);

const post = (body: object): HttpRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  timeout: 12_000,
});

const readSession = (body: unknown): SignedIn => {
  const said = parseAnswer(sessionAnswer, body);
  return { id: said.user_id, phone: said.phone_number, email: said.email, until: said.expires_at };
};

export type SentCode = v.InferOutput<typeof codeAnswer>;

/** Asks for a code by text message or e-mail. Throws ServiceError; its `retryAfter` says how long to wait. */
export async function requestCode(api: string, request: CodeRequest): Promise<SentCode> {
  const body = await fetchJson(addressOf(api, '/code'), post(request));
  return parseAnswer(codeAnswer, body);
}

/** Gives a code. Answers who is signed in now, or the tries that are left. Throws ServiceError. */
export async function verifyCode(
  api: string,
  request: VerifyRequest,
): Promise<SignedIn | { triesLeft: number }> {
  try {
    return readSession(await fetchJson(addressOf(api, '/verify'), post(request)));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 401) throw error;
    return { triesLeft: Number(readField(error.answer, 'tries_left')) || 0 };
  }
}

/** Who is signed in; null when nobody is, or no longer. Throws ServiceError. */
export async function fetchSession(api: string): Promise<SignedIn | null> {
  try {
    return readSession(await fetchJson(addressOf(api, '/me'), { timeout: 8_000, retries: 1 }));
  } catch (error) {
    if (error instanceof ServiceError && error.status === 401) return null;
    throw error;
  }
}

/** Ends the session here, or all sessions of the account. Throws ServiceError. */
export async function endSession(api: string, everywhere: boolean): Promise<void> {
  await fetchText(addressOf(api, '/sign-out'), post({ everywhere } satisfies SignOutRequest));
}

/** Deletes the account and all that hangs on it; leads stay with the dealer. Throws ServiceError. */
export async function deleteAccount(api: string): Promise<void> {
  await fetchText(addressOf(api, '/account'), { method: 'DELETE', timeout: 12_000 });
}
