import * as v from 'valibot';

/** Who is signed in. */
export const sessionAnswer = v.object({
  user_id: v.pipe(v.string(), v.nonEmpty()),
  phone_number: v.nullable(v.string()),
  email: v.nullable(v.string()),
  expires_at: v.number(),
});

/** A code is on its way. */
export const codeAnswer = v.object({
  request_id: v.pipe(v.string(), v.nonEmpty()),
  resend_after: v.number(),
  expires_in: v.number(),
});
