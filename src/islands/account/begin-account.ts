/**
 * What a browser stores once somebody has signed in there: the session, and what an account left when it ended. Written out,
 * because every page of a site with accounts loads this file; a test holds the names to those of the stores.
 */
export const accountMarks = ['forecourt:session', 'forecourt:account-watchlist'] as const;

/** Whether somebody is or was signed in in this browser. A blocked storage remembers nobody. */
function isKnown(): boolean {
  try {
    return accountMarks.some((name) => (localStorage.getItem(name) ?? 'null') !== 'null');
  } catch {
    return false;
  }
}

/**
 * Begins what pages do for customers with accounts. Whoever never signed in here gets the way to do so and loads nothing more:
 * neither session nor lists. Where saving needs an account, the heart has to ask first, so all is loaded at once.
 */
export function beginAccount(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-account-link]');
  if (!link?.dataset['accountLink']) return;
  const { pathname, search } = window.location;
  if (!pathname.startsWith('/sign-in/'))
    link.search = String(new URLSearchParams({ redirect: pathname + search, back: pathname + search }));
  const { guestSaves } = JSON.parse(link.dataset['accountLink']) as { guestSaves: boolean };
  let isBegun = false;
  const beginWhenKnown = (): void => {
    if (isBegun || (guestSaves && !isKnown())) return;
    isBegun = true;
    void import('./account-link.ts').then(({ followAccount }) => followAccount());
  };
  beginWhenKnown();
  // Somebody signs in in another tab, or comes back to a page that the browser has kept.
  window.addEventListener('storage', beginWhenKnown);
  window.addEventListener('pageshow', beginWhenKnown);
}
