import { seconds } from '../../clock.ts';
import * as contract from '#contract/auth.ts';
import type { Session } from '../../account/account-store.ts';
import { codeLasts, resendAfter } from '../../account/codes.ts';
import { fromElsewhere, isOwnOrigin } from '../../account/own-origin.ts';
import { readMobile, writeCodeMessage } from '../../account/code-message.ts';
import { readSessionCookie, removeSessionCookie, writeSessionCookie } from '../../account/session-cookie.ts';
import { readConnection } from '../../door/connection.ts';
import { MessageError } from '../../messages/message.ts';
import { createEndpoint } from '../endpoint.ts';

const unsaved = { 'Cache-Control': 'no-store' };

const sayWait = (wait: number): string =>
  wait > 90 ? `in ${Math.ceil(wait / 60)} minutes` : `in ${wait} seconds`;

/** Sends a code. It does the same for everybody, so neither answer nor time tells who has an account. */
export const postCode = createEndpoint(
  contract.postCode,
  ({ accounts, dealers, send }) =>
    async ({ body, context, answer }) => {
      const dealer = (await dealers()).find(({ site }) => site.slug === body.dealership_slug);
      if (!dealer) return answer(422, { message: 'There is no such dealer.' });
      const way = body.email === undefined ? 'sms' : 'email';
      if (!dealer.site.auth?.codes.includes(way))
        return answer(422, { message: 'This dealer sends no such codes.' });
      const subject = body.email?.toLowerCase() ?? readMobile(body.phone_number ?? '');
      if (subject === null)
        return answer(422, { message: 'Please give an Australian mobile number, such as 0412 345 678.' });
      const owner = { dealer: dealer.site.slug, subject };
      const made = accounts.codes.make(owner, readConnection(context), seconds());
      if ('wait' in made) {
        const message = `Codes were sent already. Please try again ${sayWait(made.wait)}.`;
        return answer(429, { message }, { 'Retry-After': String(made.wait) });
      }
      const { slug, name, url } = dealer.site;
      try {
        await send(
          made.request,
          writeCodeMessage(subject, made.code, { slug, name, host: new URL(url).host }),
        );
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        console.error(error.message);
        accounts.codes.takeBack(made.request);
        return answer(503, { message: 'The code could not be sent. Please try again in a minute.' });
      }
      const said = { request_id: made.request, resend_after: resendAfter, expires_in: codeLasts };
      return answer(202, said, unsaved);
    },
);

const describeSession = ({ account: { id, phone, email }, until }: Session) => ({
  ...{ user_id: id, phone_number: phone, email, expires_at: until },
});

/** Signs in: always with a new session, so that one which somebody planted before is worth nothing. */
export const postVerify = createEndpoint(
  contract.postVerify,
  ({ accounts, dealers }) =>
    async ({ body, context, answer }) => {
      const used = accounts.codes.use(body.request_id, body.code, seconds());
      if ('left' in used) {
        const message =
          used.left > 0
            ? 'That is not the code.'
            : 'This code is no longer good. Please ask for another one.';
        return answer(401, { message, tries_left: used.left }, unsaved);
      }
      // A page of another dealer must not sign a shopper in as somebody else.
      if (!isOwnOrigin(context, await dealers(), used.dealer)) return answer(403, { message: fromElsewhere });
      accounts.end(readSessionCookie(context));
      const session = accounts.open(used, seconds());
      writeSessionCookie(context, session.secret);
      return answer(200, describeSession(session), unsaved);
    },
);

export const getMe = createEndpoint(
  contract.getMe,
  () =>
    ({ session, answer }) =>
      answer(200, describeSession(session), unsaved),
);

export const postSignOut = createEndpoint(
  contract.postSignOut,
  ({ accounts, dealers }) =>
    async ({ body, context, answer }) => {
      const secret = readSessionCookie(context);
      const session = accounts.find(secret, seconds());
      if (session && !isOwnOrigin(context, await dealers(), session.account.dealer))
        return answer(403, { message: fromElsewhere });
      removeSessionCookie(context);
      if (!session && body.everywhere) return answer(401, { message: 'Nobody is signed in, or no longer.' });
      if (session && body.everywhere) accounts.endAll(session.account.id);
      accounts.end(secret);
      return answer(204, null);
    },
);

export const deleteAccount = createEndpoint(
  contract.deleteAccount,
  ({ accounts }) =>
    ({ session, context, answer }) => {
      accounts.delete(session.account);
      removeSessionCookie(context);
      return answer(204, null);
    },
);
