import { createSignInPath } from '#domain/account/sign-in-path.ts';
import { createWatchlistText } from '#messages/account/watchlist.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { keepLists } from '#stores/account/keep-lists.ts';
import { closeToast, showToast } from '#stores/site/toast.ts';
import { saveWished } from './wished-vehicle.ts';

/**
 * Keeps saved vehicles and searches in the account, and says what came of it: refusals by an alert (WATCH-04), the rest by a
 * short message.
 *
 * @param messages overrides of the words
 */
export function startLists(api: string, messages: Record<string, string>, showsLists: boolean): void {
  const text = createWatchlistText(messages);
  const words = createGarageText(messages);
  const list = { label: words('garage.viewList'), href: '/favourites/' };
  keepLists(api, showsLists, {
    onJoined: ({ vehicles, searches, undo }) =>
      showToast({
        text:
          vehicles > 0
            ? text('watchlist.joined', { count: vehicles })
            : text('watchlist.joinedSearches', { count: searches }),
        tone: 'success',
        actions: [{ label: words('garage.undo'), act: undo }, ...(vehicles > 0 ? [list] : [])],
      }),
    // Last, so that it is told alone.
    onReady: () =>
      saveWished((name) =>
        showToast({ text: words('garage.saved', { name }), tone: 'neutral', actions: [list] }),
      ),
    onRefused: (said) => {
      closeToast();
      window.alert(said || text('watchlist.failed'));
    },
    onWaiting: () => showToast({ text: text('watchlist.waiting'), tone: 'neutral', actions: [] }),
    onSignedOut: () => {
      const here = window.location.pathname + window.location.search + window.location.hash;
      window.location.assign(createSignInPath({ type: 'watchlist', redirect: here, back: here }));
    },
  });
}
