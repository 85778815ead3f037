import type { Dealer } from '#config/dealer.ts';
import {
  beginStock,
  countListed,
  findChanged,
  mergeStock,
  type KnownStock,
} from '#domain/alert/merge-stock.ts';
import { recallStock } from '#domain/alert/recall-stock.ts';
import { describeDrop } from '../stock/drop.ts';
import { deliverNews, type Delivery, type Post } from './deliver.ts';
import { findNews } from './find-news.ts';
import { followVehicles } from './follow-vehicles.ts';
import type { FoundNews, NightStore } from './night-store.ts';
import type { Tonight } from './read-tonight.ts';

/** What one night was for one dealer: counts, nothing about persons. */
export interface DealerReport extends Delivery {
  dealer: string;
  /** `refused`: the stock of tonight cannot be right, that of the last night still counts. */
  status: 'done' | 'first night' | 'refused' | 'failed';
  /** Vehicles that are listed tonight. */
  vehicles: number;
  changed: number;
  /** Those that may be told of this night. */
  alerts: number;
  /** Searches that differ. */
  searches: number;
  /** Vehicles that are news, counted once for each alert. */
  news: number;
  seconds: number;
  /** Why it did not go well; empty when it did. */
  problem: string;
}

/** So few vehicles may come back at once at a small dealer. */
const fewReturns = 10;

const untold: Delivery = { sent: 0, failed: 0, givenUp: 0, unwanted: 0 };

export interface NightSettings {
  nights: NightStore;
  /** Null when nothing is to be written or sent. */
  post: Post | null;
  /** So much news is kept at once; the server waits for as long. */
  atOnce: number;
  /** Believes tonight's stock however much of it is missing. */
  force: boolean;
  /** Epoch seconds. */
  now: number;
}

/**
 * Vehicles that differ, without those that came back from nowhere when they are too many: an import that was broken for days
 * and is whole again is no news.
 */
function listNoteworthy(
  former: KnownStock,
  now: KnownStock,
  share: number,
): { changed: string[]; problem: string } {
  const changed = findChanged(former, now);
  const isReturned = (id: string): boolean =>
    former.get(id)?.standing === 'missing' && now.get(id)?.goneSince === null;
  const returned = changed.filter(isReturned).length;
  if (returned < fewReturns || returned <= share * countListed(now)) return { changed, problem: '' };
  const problem = `${returned} missing vehicles came back in one night; nobody is told of them.`;
  return { changed: changed.filter((id) => !isReturned(id)), problem };
}

/** Vehicles whose price is of another kind than before: the two cannot be compared. */
const listRepriced = (former: KnownStock, now: KnownStock): string[] =>
  [...now].flatMap(([id, { priceType }]) => {
    const was = former.get(id);
    return was && was.priceType !== priceType ? id : [];
  });

type Counts = Omit<DealerReport, 'seconds'>;

/**
 * Compares the last night of a dealer with this one, and tells who wants to know. What is found counts in the moment in
 * which the night is finished, with all of it; before that, a run that was stopped leaves the last night as it was.
 */
export async function alertDealer(
  dealer: Dealer,
  { stock, listings }: Tonight,
  { nights, post, force, now, atOnce }: NightSettings,
): Promise<Counts> {
  const { slug } = dealer.site;
  const last = nights.readLast(slug);
  const before: KnownStock = last?.stock ?? new Map();
  const { former, handedOn } = recallStock(before, stock);
  const { alerts, changes } = followVehicles(nights.listAlerts(slug), {
    ...{ before, tonight: stock, handedOn, taken: last?.taken ?? now },
  });
  const counts: Counts = {
    ...{ dealer: slug, status: 'done', vehicles: countListed(stock), changed: 0, alerts: alerts.length },
    ...{
      searches: new Set(alerts.flatMap(({ kind, subject }) => (kind === 'search' ? subject : []))).size,
      news: 0,
      ...untold,
      problem: '',
    },
  };
  const drop =
    force || !last
      ? null
      : describeDrop(countListed(last.stock), counts.vehicles, dealer.build.stockDropShare);
  const refused: Partial<Counts> = drop === null ? {} : { status: 'refused', problem: drop };
  const merged = mergeStock(former, stock, now);
  if (drop === null && last) {
    const { changed, problem } = listNoteworthy(former, merged, dealer.build.stockDropShare);
    counts.changed = changed.length;
    counts.problem = problem;
    if (post) nights.discardUnfinished(slug);
    let found: FoundNews[] = [];
    const keep = (): void => {
      if (post && found.length > 0) nights.addNews(slug, last.night + 1, found);
      found = [];
    };
    for (const news of findNews({ former, now: merged, changed, alerts, listings, time: now })) {
      counts.news += 1;
      found.push(news);
      if (found.length === atOnce) keep();
    }
    keep();
  }
  if (drop === null && post)
    nights.finish(
      slug,
      { night: (last?.night ?? 0) + 1, taken: now, stock: last ? merged : beginStock(stock) },
      { handedOn, repriced: listRepriced(former, stock), changes },
    );
  // In a bad night nobody knows what is still true: what waits goes on waiting.
  const delivery =
    post && drop === null ? await deliverNews(dealer, { stock: merged, listings }, post) : untold;
  return { ...counts, ...delivery, ...(last ? {} : { status: 'first night' }), ...refused };
}
