import type { SignInType } from '#domain/account/sign-in-path.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of signing in and of the account (ROUTE-14). */
export const accountMessages = {
  'account.link': 'Sign in',
  'account.link.signedIn': 'Your account',
  'account.title': 'Sign in',
  'account.description': 'Sign in with a code. There is no password to remember.',
  'account.gives': 'What your account is good for',
  'account.gives.keep': 'Keep',
  'account.gives.keepText': 'Vehicles that you like stay on your list.',
  'account.gives.follow': 'Follow',
  'account.gives.followText': 'See what has become of your enquiries, test drives and reservations.',
  'account.gives.device': 'Find it everywhere',
  'account.gives.deviceText': 'On your phone, tablet and computer, with a code and no password.',
  'account.for.watchlist': 'Sign in to keep this vehicle on your watchlist, on every device.',
  'account.for.trade-in': 'Sign in to value and sell your car.',
  'account.for.checkout': 'Sign in to reserve your vehicle.',
  'account.for.finance': 'Sign in for finance that is worked out for you.',
  'account.for.spin-to-win': 'Sign in to spin to win.',
  'account.for.online-payment': 'Sign in to pay online.',
  'account.for.car-finance': 'Sign in to apply for car finance.',
  'account.for.my-garage': 'Sign in to see your garage: saved vehicles, test drives and enquiries.',
  'account.phone': 'Mobile number',
  'account.email': 'Email address',
  'account.contact': 'Mobile number or email address',
  'account.contact.empty': 'Please enter your {field}.',
  'account.send': 'Send code',
  'account.back': 'Back',
  'account.code': 'Code',
  'account.code.hint': 'Six digits, sent to {to}',
  'account.code.empty': 'Please enter the six digits of the code.',
  'account.signIn': 'Sign in',
  'account.wrong': 'That is not the code. {count} tries left.',
  'account.wrong.last': 'That is not the code. One try left.',
  'account.over': 'This code is no longer good. Please ask for another one.',
  'account.unreachable': 'We could not reach the server. Please check your connection and try again.',
  'account.full':
    'This browser has no room left to remember you. Clear what it keeps for this site, or use another browser.',
  'account.resend': 'Send another code',
  'account.resend.wait': 'Send another code in {seconds} s',
  'account.sent': 'A code is on its way to {to}.',
  'account.other': 'Use another number or address',
  'account.going': 'One moment …',
  'account.unkept':
    'Your browser does not let this site remember that you are signed in, so pages for customers stay closed. Allow it to store data, or call us.',
  'account.as': 'You are signed in as {who}.',
  'account.go': 'Continue',
  'account.signOut': 'Sign out',
  'account.signOut.everywhere': 'Sign out on all devices',
  'account.signedOut': 'You are signed out.',
  'account.ended': 'Your session is over. What you typed is still here.',
  'account.again': 'Sign in again',
  'account.delete': 'Delete my account',
  'account.delete.text':
    'This deletes your account, what is saved in it and all sessions. Enquiries, bookings and reservations that you sent stay with us, because we have to answer for them; ask us to delete them as well.',
  'account.delete.sure': 'Yes, delete my account',
  'account.delete.keep': 'Keep it',
  'account.deleted': 'Your account is deleted.',
  'account.noSession':
    'You were signed out here already, so we cannot tell whether this was done. Please sign in to check.',
  'account.noScript': 'Signing in needs JavaScript. You can call or write to us instead:',
} as const;

export type AccountText = Text<keyof typeof accountMessages>;

/** Binds the words to a dealer's overrides. */
export const createAccountText = (overrides: Readonly<Record<string, string>>): AccountText =>
  createText(accountMessages, overrides);

/** Why somebody is asked to sign in. */
export const describeSignIn = (type: SignInType | null, text: AccountText): string =>
  text(type === null ? 'account.description' : `account.for.${type}`);
