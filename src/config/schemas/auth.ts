import * as v from 'valibot';
import { garagePages } from '#domain/account/garage-page.ts';
import { gateNames } from '#domain/account/gates.ts';
import { choice, feature, flag, list } from './values.ts';

/** Signing in (AUTH-01, AUTH-04, C28). */
export const auth = feature(
  'Customers sign in with a code that the dealer API sends; pages /sign-in/ and /my-garage/.',
  {
    codes: v.optional(
      v.pipe(
        list('How a code may come.', choice('Text message or e-mail.', ['sms', 'email']), 2),
        v.minLength(1, 'sms, email or both'),
      ),
      ['sms', 'email'],
    ),
    guestSaves: v.optional(
      flag(
        'Who is not signed in saves vehicles on the device; they join the account with signing in. Otherwise the heart asks to sign in.',
      ),
      false,
    ),
    garagePage: v.optional(choice('Address of the page of a customer.', garagePages), 'my-garage'),
    gatedRoutes: v.optional(
      list(
        'Pages that only signed-in customers see. Each is still a public file: this is a courtesy, not a wall.',
        choice('Page.', gateNames),
      ),
      [],
    ),
    alerts: v.optional(
      flag(
        'Customers may ask to be told of lower prices and new vehicles, page /alerts/; npm run alerts tells them.',
      ),
      true,
    ),
  },
);
