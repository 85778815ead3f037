import { atom } from 'nanostores';
import { persistentAtom } from '../site/persistent.ts';
import { dayOf, parseCountedViews, type CountedViews } from '#domain/analytics/view-count.ts';
import { countView, type ViewedPage } from '#services/analytics/views.ts';

/** Views of the vehicle on this page; null while they are unknown. */
export const $views = atom<number | null>(null);

/** Views that this browser counted today, so that a reload is no further view. */
export const $countedViews = persistentAtom<CountedViews>(
  'forecourt:counted-views',
  { day: '', views: {} },
  { encode: JSON.stringify, decode: parseCountedViews },
);

/**
 * Counts this view (VDP-26), once a day. Later on that day the page shows the first answer. Shoppers do not see a
 * failure; the console does.
 *
 * @param now epoch milliseconds
 */
export async function readViews(apiUrl: string, page: ViewedPage, now = Date.now()): Promise<void> {
  const day = dayOf(now);
  const read = (): CountedViews['views'] => {
    const counted = $countedViews.get();
    return counted.day === day ? counted.views : {};
  };
  const known = read()[page.slug];
  if (known !== undefined) {
    $views.set(known);
    return;
  }
  try {
    const views = await countView(apiUrl, page);
    $countedViews.set({ day, views: { ...read(), [page.slug]: views } });
    $views.set(views);
  } catch (error) {
    console.info('Views could not be counted.', error);
  }
}
