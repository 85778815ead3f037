import { findVehicleNews, isCheaper, isNewMatch } from '#domain/alert/news.ts';
import type { KnownStock } from '#domain/alert/merge-stock.ts';
import { createSavedSearch } from '#domain/alert/saved-search.ts';
import type { StockRecord } from '#domain/alert/stock-record.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { FoundNews } from './night-store.ts';
import type { AskedAlert } from './asked-alert.ts';

/** So many vehicles of one night are news for one search; its message names fewer, and leads to all. */
const mostOfSearch = 50;

/** What a night is compared with. */
export interface Comparison {
  /** What is known of the very vehicles of this night. */
  former: KnownStock;
  now: KnownStock;
  /** Ids of vehicles that differ. */
  changed: readonly string[];
  alerts: readonly AskedAlert[];
  /** What each listing of the site fixes by its path. */
  listings: ReadonlyMap<string, FixedRefinements>;
  /** Epoch seconds. */
  time: number;
}

const bySubject = (alerts: readonly AskedAlert[], kind: AskedAlert['kind']): Map<string, AskedAlert[]> =>
  Map.groupBy(
    alerts.filter((alert) => alert.kind === kind),
    ({ subject }) => subject,
  );

/** The price of the night before, where one of the same kind is lower now. */
const findFormerPrice = (was: StockRecord | undefined, now: StockRecord): number | null =>
  was && isCheaper(was, now) ? was.price : null;

/** The news of each alert. Only vehicles that changed are looked at, and the same search only once. */
export function* findNews({
  former,
  now,
  changed,
  alerts,
  listings,
  time,
}: Comparison): Generator<FoundNews> {
  const candidates = changed.flatMap((id) => {
    const record = now.get(id);
    return record?.standing === 'available' ? [{ id, record, was: former.get(id) }] : [];
  });
  const watched = bySubject(alerts, 'vehicle');
  for (const { id, record, was } of candidates) {
    const watchers = watched.get(id);
    const what = watchers && findVehicleNews(was, record, time);
    if (!what) continue;
    const before = findFormerPrice(was, record);
    for (const alert of watchers) yield { alert: alert.id, vehicle: id, what, was: before };
  }
  if (candidates.length === 0) return;
  for (const [subject, askers] of bySubject(alerts, 'search')) {
    const search = createSavedSearch(subject, listings);
    if (!search) continue;
    const found = candidates
      .filter(({ record, was }) => isNewMatch(was, record, search, time))
      .slice(0, mostOfSearch);
    for (const alert of askers)
      for (const { id } of found) yield { alert: alert.id, vehicle: id, what: 'match', was: null };
  }
}
