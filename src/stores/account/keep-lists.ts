import { accountLists, accountSearches, watchlist } from './account-lists.ts';
import { leaveKnown } from './leave-known.ts';
import { $session, forgetSession } from './session.ts';

/** What the pages tell of lists that an account keeps. */
export interface ListNews {
  /** So much came from this device into an account that it did not belong to before; `undo` takes it out again. */
  onJoined: (joined: { vehicles: number; searches: number; undo: () => void }) => void;
  /** The lists are those of the account, as far as it can be reached. */
  onReady: () => void;
  /** The account refused something, in the server’s words; empty for none. It is taken back (WATCH-04). */
  onRefused: (said: string) => void;
  /** Nobody answers: what was just changed is told later. */
  onWaiting: () => void;
  /** The session is over, and what was just changed waits for the next one. */
  onSignedOut: () => void;
}

/** Milliseconds for which a list counts as read, unless a page shows it. */
const fresh = 20_000;

/**
 * Keeps the lists of this browser and those of the account the same for as long as a page is open. Of two tabs the one that is seen
 * tells.
 *
 * @param showsLists whether the page is about them, so that they have to be of now
 */
export function keepLists(api: string, showsLists: boolean, news: ListNews): void {
  let isBusy = false;
  let refusals = 0;
  /** Answers whether the account knows everything. */
  const tell = async (isPressed: boolean): Promise<boolean> => {
    let isTold = true;
    for (const list of accountLists) {
      const { user } = $session.get();
      if (!user) return false;
      const { kind, refused } = await list.tell(api, user, isPressed);
      for (const said of refused) news.onRefused(said);
      refusals += refused.length;
      isTold &&= kind === 'told';
      if (kind === 'waiting' && isPressed && refused.length === 0) news.onWaiting();
      if (kind !== 'signed-out') continue;
      forgetSession();
      if (isPressed) news.onSignedOut();
      return false;
    }
    return isTold;
  };
  const read = async (): Promise<void> => {
    const { user } = $session.get();
    if (!user || isBusy) return;
    isBusy = true;
    // A list that has come is told of while the other one is on its way.
    const before = refusals;
    const [vehicles, searches] = await Promise.all([
      watchlist.read(api, user),
      accountSearches.read(api, user),
    ]).finally(() => {
      isBusy = false;
    });
    if ([vehicles.kind, searches.kind].includes('signed-out')) return forgetSession();
    // Where the account refused something, its words tell what became of it, and what waits is not in it yet.
    const isTold = await tell(false);
    if (isTold && refusals === before && vehicles.joined.length + searches.joined.length > 0)
      news.onJoined({
        ...{ vehicles: vehicles.joined.length, searches: searches.joined.length },
        undo: () => {
          watchlist.drop(vehicles.joined);
          accountSearches.drop(searches.joined);
        },
      });
  };
  const isFresh = (): boolean =>
    accountLists.every(({ source }) => {
      const copy = source.$copy.get();
      return copy?.account === $session.get().user?.id && Date.now() - (copy?.readAt ?? 0) < fresh;
    });
  /** Takes the lists of all accounts off this device but those of who is signed in. */
  const leaveOthers = (): void => {
    const { user } = $session.get();
    leaveKnown(watchlist.source, user);
    leaveKnown(accountSearches.source, user);
  };
  const look = (): void => void (showsLists || !isFresh() ? read() : tell(false)).then(() => news.onReady());
  $session.subscribe(({ user }) => {
    if (user) {
      leaveOthers();
      return look();
    }
    // The session is over, or was when the page opened: what the account has leaves this device. A page that slept first hears
    // of all that happened meanwhile.
    setTimeout(leaveOthers);
  });
  for (const { source } of accountLists)
    source.$shown.listen(() => {
      if (document.visibilityState !== 'hidden') void tell(true);
    });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isFresh()) void read();
  });
  window.addEventListener('online', () => void read());
}
