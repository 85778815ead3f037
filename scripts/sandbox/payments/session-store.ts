import type { PaymentNews } from '../reservation/processor.ts';
import { openStoreFile } from '../storage/open-file.ts';

/** A payment at the sandbox's processor. */
export interface PaymentSession extends PaymentNews {
  id: string;
  /** Australian dollars. */
  amount: number;
  about: string;
  returnTo: string;
  /** Epoch seconds. */
  until: number;
}

export interface SessionStore {
  /** Keeps a new session; one that is known stays as it is. */
  begin: (session: Omit<PaymentSession, 'outcome' | 'at'>) => void;
  find: (id: string) => PaymentSession | null;
  /** Decides a session that is neither paid nor given back. */
  decide: (id: string, outcome: 'paid' | 'declined' | 'abandoned', at: number) => void;
  /** Gives back what was paid. */
  giveBack: (id: string, at: number) => void;
  close: () => void;
}

const table = `
create table if not exists sessions (
  id text primary key, amount integer not null, about text not null, return_to text not null,
  until integer not null, outcome text not null default 'open', at integer not null default 0
) strict;
`;

/** Opens the payments of a data folder: what was paid there is paid, also after a restart. */
export function openSessionStore(dataDirectory: string): SessionStore {
  const database = openStoreFile(dataDirectory, 'sandbox-payments.sqlite', table);
  const insert = database.prepare(
    'insert or ignore into sessions (id, amount, about, return_to, until) values (?, ?, ?, ?, ?)',
  );
  const one = database.prepare('select * from sessions where id = ?');
  const decide = database.prepare(
    "update sessions set outcome = ?, at = ? where id = ? and outcome in ('open', 'declined', 'abandoned')",
  );
  const giveBack = database.prepare(
    "update sessions set outcome = 'returned', at = ? where id = ? and outcome = 'paid'",
  );
  return {
    begin: ({ id, amount, about, returnTo, until }) => void insert.run(id, amount, about, returnTo, until),
    find: (id) => {
      const row = one.get(id);
      if (!row) return null;
      const { amount, about, return_to, until, outcome, at } = row;
      return {
        ...{ id, amount: Number(amount), about: String(about), returnTo: String(return_to) },
        ...{ until: Number(until), outcome: String(outcome) as PaymentNews['outcome'], at: Number(at) },
      };
    },
    decide: (id, outcome, at) => void decide.run(outcome, at, id),
    giveBack: (id, at) => void giveBack.run(at, id),
    close: () => database.close(),
  };
}
