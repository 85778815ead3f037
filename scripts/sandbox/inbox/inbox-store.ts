import { openStoreFile } from '../storage/open-file.ts';

/** What sites cause, and the words for it. */
export const inboxKinds = {
  sms: 'Text message',
  email: 'E-mail',
  lead: 'Lead',
  appointment: 'Appointment',
  valuation: 'Valuation',
  reservation: 'Reservation',
  reveal: 'Phone reveal',
  event: 'Event',
} as const;
export type InboxKind = keyof typeof inboxKinds;

/** One thing that a site caused. */
export interface InboxEntry {
  /** Rises with each; the newest is the highest. */
  number: number;
  /** Epoch seconds. */
  at: number;
  kind: InboxKind;
  /** Of what it is about. One id of a kind stands in the inbox once. */
  id: string;
  /** Slug of the dealer; empty when unknown. */
  dealer: string;
  /** One line. */
  title: string;
  /** Who gets it; empty where nobody does. */
  to: string;
  /** Plain text; of a lead empty, because it is read where leads are kept. */
  text: string;
}
type NewEntry = Omit<InboxEntry, 'number' | 'at' | 'to' | 'text'> & Partial<Pick<InboxEntry, 'to' | 'text'>>;

export interface InboxStore {
  /**
   * Keeps an entry; one of the same kind and id as before changes nothing. False when it could not be kept, which is said on
   * the terminal: an inbox is for looking, and what it notes has happened.
   */
  add: (entry: NewEntry) => boolean;
  /** The newest first, of one kind where one is named. */
  list: (most: number, kind?: InboxKind) => InboxEntry[];
  /** Takes away what was sent to a person in the name of a dealer. */
  forget: (dealer: string, to: string) => void;
  close: () => void;
}

const table = `create table if not exists inbox (
  number integer primary key autoincrement, at integer not null, kind text not null, id text not null,
  dealer text not null, title text not null, addressee text not null, body text not null, unique (kind, id)
); create index if not exists by_kind on inbox (kind, number);`;
/** So many of one kind are kept: an inbox is for looking, not an archive. */
const most = 2_000;

/** Keeps what the sites of a data folder caused, in `inbox.sqlite`; the newest of each kind. */
export function openInboxStore(dataDirectory: string): InboxStore {
  const database = openStoreFile(dataDirectory, 'inbox.sqlite', table);
  const insert = database.prepare(
    'insert or ignore into inbox (at, kind, id, dealer, title, addressee, body) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const trim = database.prepare(
    `delete from inbox where kind = ?1 and number <=
      (select number from inbox where kind = ?1 order by number desc limit 1 offset ${most})`,
  );
  const columns = 'number, at, kind, id, dealer, title, addressee as "to", body as text';
  const all = database.prepare(`select ${columns} from inbox order by number desc limit ?`);
  const some = database.prepare(`select ${columns} from inbox where kind = ? order by number desc limit ?`);
  const remove = database.prepare('delete from inbox where dealer = ? and addressee = ?');
  return {
    add: ({ kind, id, dealer, title, to = '', text = '' }) => {
      const now = Math.floor(Date.now() / 1000);
      try {
        insert.run(now, kind, id, dealer, title, to, text);
        trim.run(kind);
        return true;
      } catch (error) {
        console.warn(`The inbox could not note one more of ${inboxKinds[kind]}.`, error);
        return false;
      }
    },
    list: (number, kind) =>
      (kind ? some.all(kind, number) : all.all(number)).map((row) => ({ ...row }) as unknown as InboxEntry),
    forget: (dealer, to) => void remove.run(dealer, to),
    close: () => database.close(),
  };
}
