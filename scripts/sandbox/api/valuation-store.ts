import type { ValuationResult } from '#contract/trade-in.ts';
import { openStoreFile } from '../storage/open-file.ts';

export interface ValuationStore {
  /** Returns when the result is on disk; a result that is there already is left as it is. Throws when it cannot be kept. */
  keep: (result: ValuationResult) => void;
  close: () => void;
}

const table = `
create table if not exists valuations (
  lead_id text not null,
  dealership_slug text not null,
  valuation_id text not null,
  low integer not null,
  high integer not null,
  valued_at integer not null,
  valid_until integer not null,
  kept_at integer not null,
  primary key (lead_id, valuation_id)
) without rowid;
`;

/** Keeps results of valuations in `valuations.sqlite` of a data folder; times are epoch seconds. */
export function openValuationStore(dataDirectory: string): ValuationStore {
  const database = openStoreFile(dataDirectory, 'valuations.sqlite', table);
  const insert = database.prepare('insert or ignore into valuations values (?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    keep: ({ lead_id, dealership_slug, valuation: { id, low, high, valued_at, valid_until } }) => {
      const now = Math.floor(Date.now() / 1_000);
      insert.run(lead_id, dealership_slug, id, low, high, valued_at, valid_until, now);
    },
    close: () => database.close(),
  };
}
