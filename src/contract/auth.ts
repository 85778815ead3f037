import * as v from 'valibot';
import { codeAnswer, sessionAnswer } from './answers/session.ts';
import { identifier } from './identifier.ts';
import type { Described, Operation } from './operation.ts';
import { foreign, problem, refusal } from './problem.ts';

const codeRequest = v.pipe(
  v.object({
    phone_number: v.optional(v.pipe(v.string(), v.maxLength(30))),
    email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200), v.email('This is no e-mail address.'))),
    dealership_slug: identifier,
  }),
  v.check(
    ({ phone_number, email }) => (phone_number === undefined) !== (email === undefined),
    'phone_number or email is expected, one of them',
  ),
);
/** What asks for a code. */
export type CodeRequest = v.InferInput<typeof codeRequest>;

const verifyRequest = v.object({
  request_id: v.pipe(v.string(), v.maxLength(100)),
  code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has six digits.')),
});
/** What proves that a code arrived. */
export type VerifyRequest = v.InferInput<typeof verifyRequest>;

const signOutRequest = v.object({ everywhere: v.optional(v.boolean(), false) });
/** What ends a session. */
export type SignOutRequest = v.InferInput<typeof signOutRequest>;

const session = {
  schema: sessionAnswer,
  fields: {
    user_id: 'Id of the account; never changes.',
    phone_number: 'In the international spelling; null when the account has an e-mail address alone.',
    email: 'Null when the account has a phone number alone.',
    expires_at: 'Epoch seconds at which the session ends.',
  },
} satisfies Described;

const signedOut = refusal('Nobody is signed in, or no longer.');

export const postCode = {
  id: 'postCode',
  method: 'POST',
  path: '/auth/code',
  caller: 'public',
  about:
    'sends a code of six digits by text message or e-mail; the answer is the same whether there is such an account or not',
  body: {
    schema: codeRequest,
    fields: {
      phone_number: 'A mobile number, as people write it.',
      email: 'Instead of a number.',
      dealership_slug: 'The dealer whose customer signs in: accounts of dealers are apart.',
    },
  },
  answers: {
    202: {
      about: 'A code is on its way.',
      body: {
        schema: codeAnswer,
        fields: {
          request_id: 'Goes with the code: whoever asked for it alone can use it.',
          resend_after: 'Seconds until another code may be asked for.',
          expires_in: 'Seconds for which the code is good.',
        },
      },
    },
    403: foreign,
    422: refusal('No such number, address or dealer.'),
    429: refusal('Too many codes for this number, address or connection; Retry-After says how long to wait.'),
    503: refusal('The message could not be sent.'),
  },
} satisfies Operation;

export const postVerify = {
  id: 'postVerify',
  method: 'POST',
  path: '/auth/verify',
  caller: 'public',
  about: 'signs in by a code: a new session cookie comes with the answer, and the session of before ends',
  body: {
    schema: verifyRequest,
    fields: { request_id: 'That of the answer to /auth/code.', code: 'Six digits.' },
  },
  answers: {
    200: { about: 'Signed in. Set-Cookie: session, HttpOnly, SameSite=Lax, Secure, Path=/.', body: session },
    401: {
      about: 'The code is wrong, was used or is over. After five tries it is over.',
      body: {
        schema: v.object({ ...problem.schema.entries, tries_left: v.number() }),
        fields: { ...problem.fields, tries_left: 'Tries that are left; 0: another code is needed.' },
      },
    },
    403: foreign,
    429: refusal('Too many tries from this connection.'),
  },
} satisfies Operation;

export const getMe = {
  id: 'getMe',
  method: 'GET',
  path: '/auth/me',
  caller: 'subject',
  about: 'answers who is signed in',
  answers: { 200: { about: 'The session.', body: session }, 401: signedOut },
} satisfies Operation;

export const postSignOut = {
  id: 'postSignOut',
  method: 'POST',
  path: '/auth/sign-out',
  caller: 'public',
  about: 'ends the session, also where there is none, or all sessions of the account',
  body: {
    schema: signOutRequest,
    fields: { everywhere: 'true: on all devices.' },
  },
  answers: {
    204: { about: 'Signed out; the cookie is taken away.' },
    401: refusal('Nobody is signed in, or no longer: other devices stay signed in.'),
    403: foreign,
  },
} satisfies Operation;

export const deleteAccount = {
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/auth/account',
  caller: 'subject',
  about:
    'deletes the account, its sessions and all that hangs on it; leads stay with the dealer, who answers them',
  answers: {
    204: { about: 'The account is gone; the cookie is taken away.' },
    401: signedOut,
    403: foreign,
  },
} satisfies Operation;
