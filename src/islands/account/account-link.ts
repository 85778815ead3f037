import { signInPage } from '#domain/account/sign-in-path.ts';
import { followReturn } from '#stores/account/page-return.ts';
import { $session } from '#stores/account/session.ts';
import { whenIdle } from '../garage/when-idle.ts';
import { askBeforeSaving, forgetWish } from './wished-vehicle.ts';

/** What the link in the header says to the script of pages with accounts. */
export interface AccountSettings {
  /** Path of the dealer API on this site. */
  api: string;
  /** Page of who is signed in. */
  garage: string;
  /** Whether vehicles may be saved without signing in. */
  guestSaves: boolean;
  /** Overrides of the words of saved things. */
  messages: Record<string, string>;
}

/** Whether an account has left something in this browser, such as one whose session is over. */
function hasCopy(): boolean {
  try {
    return (localStorage.getItem('forecourt:account-watchlist') ?? 'null') !== 'null';
  } catch {
    return false;
  }
}

/** Pages that show what is saved. */
const showsLists = ({ garage }: AccountSettings): boolean =>
  [garage, '/favourites/'].includes(window.location.pathname);

/** The link in the header leads to the garage of who is signed in. */
function followSession(link: HTMLAnchorElement, { garage }: AccountSettings): void {
  const words = link.querySelector('span');
  const signIn = { words: words?.textContent ?? '', href: link.href };
  $session.subscribe(({ user }) => {
    if (words) words.textContent = (user && link.dataset['signedIn']) || signIn.words;
    link.href = user ? garage : signIn.href;
  });
}

/**
 * What pages do for who is or was signed in, loaded by `accountScript`: the link in the header, and the lists that the
 * account keeps.
 */
export function followAccount(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-account-link]');
  if (!link?.dataset['accountLink']) return;
  const settings = JSON.parse(link.dataset['accountLink']) as AccountSettings;
  followSession(link, settings);
  followReturn();
  if (!settings.guestSaves) askBeforeSaving();
  // The page goes on by itself; what is saved joins the account where the shopper came from.
  if (window.location.pathname.startsWith(signInPage)) return;
  let isStarted = false;
  $session.subscribe(({ user }) => {
    if (!user) forgetWish();
    if (isStarted || !(user ?? hasCopy())) return;
    isStarted = true;
    whenIdle(() => {
      void import('./keep-lists.ts').then(({ startLists }) =>
        startLists(settings.api, settings.messages, showsLists(settings)),
      );
    });
  });
}
