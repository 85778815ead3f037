import { createHash, randomBytes } from 'node:crypto';
import { createCodeBook, type CodeBook, type CodeOwner } from './codes.ts';
import { createKeptThings, type KeptThings } from './kept-things.ts';
import { openAccountFile } from './tables.ts';

/** Seconds for which a session lasts. */
export const sessionLasts = 30 * 86_400;

/** A customer of one dealer who can sign in. */
export interface Account {
  id: string;
  /** Slug of the dealer. */
  dealer: string;
  /** In the international spelling; null where the account has an e-mail address. */
  phone: string | null;
  email: string | null;
}
export interface Session {
  account: Account;
  /** Epoch seconds. */
  until: number;
}

export interface AccountStore {
  codes: CodeBook;
  /** Saved vehicles and searches; they go with their account. */
  kept: KeptThings;
  /** Makes a session, and the account where there is none. Answers its secret, which is kept nowhere. */
  open: (owner: CodeOwner, now: number) => Session & { secret: string };
  /** The session of a secret; null when there is none, or no longer. */
  find: (secret: string, now: number) => Session | null;
  end: (secret: string) => void;
  /** Ends all sessions of an account. */
  endAll: (account: string) => void;
  /** Deletes an account, after everything that hangs on it. */
  delete: (account: Account) => void;
  /** Is called with each account that is deleted: what is kept of it elsewhere has to go. */
  onDelete: (forget: (account: Account) => void) => void;
  close: () => void;
}

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const readAccount = (id: string, dealer: string, subject: string): Account => {
  const isEmail = subject.includes('@');
  return { id, dealer, phone: isEmail ? null : subject, email: isEmail ? subject : null };
};

/** Keeps accounts, codes and sessions in `accounts.sqlite` of a data folder; codes and sessions as hashes. */
export function openAccountStore(
  dataDirectory: string,
  { secret, isUnlimited }: { secret: string; isUnlimited: boolean },
): AccountStore {
  const database = openAccountFile(dataDirectory);
  const add = database.prepare(
    'insert or ignore into accounts (id, dealer, subject, created) values (?, ?, ?, ?)',
  );
  const known = database.prepare('select id from accounts where dealer = ? and subject = ?');
  const begin = database.prepare('insert into sessions (hash, account, until) values (?, ?, ?)');
  // One of a clock that was a day ahead or more is over when the clock is right again: it would last for as much longer.
  const read = database.prepare(
    `select id, dealer, subject, until from sessions join accounts on accounts.id = sessions.account
      where hash = ?1 and until > ?2 and until <= ?2 + ${sessionLasts + 86_400}`,
  );
  const end = database.prepare('delete from sessions where hash = ?');
  const endAll = database.prepare('delete from sessions where account = ?');
  const tidy = database.prepare('delete from sessions where until <= ?');
  const remove = database.prepare('delete from accounts where id = ?');
  const forgetters: ((account: Account) => void)[] = [];
  const codes = createCodeBook(database, secret, isUnlimited);
  return {
    codes,
    kept: createKeptThings(database),
    open: ({ dealer, subject }, now) => {
      tidy.run(now);
      add.run(randomBytes(16).toString('hex'), dealer, subject, now);
      const account = readAccount(String(known.get(dealer, subject)?.['id']), dealer, subject);
      const fresh = randomBytes(32).toString('base64url');
      begin.run(hash(fresh), account.id, now + sessionLasts);
      return { account, until: now + sessionLasts, secret: fresh };
    },
    find: (given, now) => {
      const row = read.get(hash(given), now);
      if (!row) return null;
      const account = readAccount(String(row['id']), String(row['dealer']), String(row['subject']));
      return { account, until: Number(row['until']) };
    },
    end: (given) => void end.run(hash(given)),
    endAll: (account) => void endAll.run(account),
    delete: (account) => {
      for (const forget of forgetters) forget(account);
      codes.forgetOwner({ dealer: account.dealer, subject: account.phone ?? account.email ?? '' });
      remove.run(account.id);
    },
    onDelete: (forget) => void forgetters.push(forget),
    close: () => database.close(),
  };
}
