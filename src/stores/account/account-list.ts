import type { WritableAtom } from 'nanostores';
import {
  findNextChange,
  joinLists,
  leaveOutUnsure,
  noteAsked,
  noteChange,
  takeBack,
  type ListForm,
} from '#domain/account/account-list.ts';
import type { SignedIn } from '#domain/account/session.ts';
import { ServiceError } from '#services/site/errors.ts';
import type { AccountCopy } from './account-copies.ts';
import { createExclusive } from './exclusive.ts';
import { $session } from './session.ts';

/** A list of this browser that the account keeps for its owner, on every device. */
export interface AccountListSource<Entry> extends ListForm<Entry> {
  /** Name in the browser's storage. */
  name: string;
  /** What the pages show. It changes first; the account follows. */
  $shown: WritableAtom<Entry[]>;
  $copy: WritableAtom<AccountCopy<Entry> | null>;
  fetch: (api: string) => Promise<Entry[]>;
  save: (api: string, user: SignedIn, entry: Entry) => Promise<void>;
  remove: (api: string, user: SignedIn, entry: Entry) => Promise<void>;
}

/**
 * - `told`: the account knows everything; what it refused was taken back, and `refused` says why, in the server’s words or in none;
 * - `waiting`: nobody answers, or only not now; it is told later;
 * - `signed-out`: the session is over.
 */
export interface Told {
  kind: 'told' | 'waiting' | 'signed-out';
  refused: readonly string[];
}

/** What came of reading the account; of a device that joins it, with what was saved there before. */
export interface Read<Entry> {
  kind: 'read' | 'waiting' | 'signed-out';
  joined: readonly Entry[];
}

/** Keeps a list of this browser and the one of the account the same. */
export function createAccountList<Entry>(source: AccountListSource<Entry>) {
  const { $shown, $copy, name } = source;
  const exclusive = createExclusive(`forecourt:account-${name}`);
  // A store that nobody listens to does not follow other tabs.
  $copy.listen(() => undefined);
  $shown.listen(() => undefined);
  /** What was here before somebody pressed something: the page opened with it, it joined the account, or nobody answered when it was told. */
  let waiting: Set<string>;
  const noteWaiting = (): void => {
    waiting = new Set([...$shown.get(), ...($copy.get()?.entries ?? [])].map(source.keyOf));
  };
  noteWaiting();
  const findChange = () => findNextChange($shown.get(), $copy.get()?.entries ?? [], source);
  return {
    source,
    isWaiting: (entry: Entry): boolean => waiting.has(source.keyOf(entry)),
    /** Reads the account, and joins what this browser has. Never throws a ServiceError. */
    read: (api: string, user: SignedIn): Promise<Read<Entry>> =>
      exclusive(async () => {
        let held: Entry[];
        try {
          held = await source.fetch(api);
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
          if (error.status !== 401) console.warn(`The ${name} of the account could not be read.`, error);
          return { kind: error.status === 401 ? 'signed-out' : 'waiting', joined: [] };
        }
        // Signed out meanwhile, maybe in another tab: nothing of the account comes back to this device.
        if ($session.get().user?.id !== user.id) return { kind: 'waiting', joined: [] };
        const copy = $copy.get();
        const isOwn = copy?.account === user.id;
        // What somebody else kept here stays with that account.
        const others = isOwn ? [] : (copy?.entries ?? []).map(source.keyOf);
        const before = $shown.get();
        const shown = before.filter((entry) => !others.includes(source.keyOf(entry)));
        const { joined, added } = joinLists({ shown, known: isOwn ? copy.entries : [], held }, source);
        // A full browser takes both or none: of one without the other, it would not be known whose it is, or that it is there.
        $shown.set(joined);
        try {
          $copy.set({ account: user.id, entries: held, readAt: Date.now() });
        } catch (error) {
          $shown.set(before);
          throw error;
        }
        noteWaiting();
        return { kind: 'read', joined: isOwn ? [] : added };
      }),
    /**
     * Tells the account what was saved and removed here, one after the other. Never throws a ServiceError.
     *
     * @param isPressed whether somebody waits for it: what a server cannot do at the moment is taken back then, else it waits
     */
    tell: (api: string, user: SignedIn, isPressed: boolean): Promise<Told> =>
      exclusive(async () => {
        const refused = new Set<string>();
        const wait = (): Told => {
          noteWaiting();
          return { kind: 'waiting', refused: [...refused] };
        };
        for (let change = findChange(); change !== null; change = findChange()) {
          const copy = $copy.get();
          // The account could not be read yet: what was saved here joins it when it can.
          if (copy?.account !== user.id) return wait();
          $copy.set({ ...copy, entries: noteAsked(copy.entries, change, source) });
          try {
            await source[change.kind](api, user, change.entry);
            const held = $copy.get();
            if (held?.account === user.id)
              $copy.set({ ...held, entries: noteChange(held.entries, change, source) });
          } catch (error) {
            if (!(error instanceof ServiceError)) throw error;
            if (error.status === 401) return { kind: 'signed-out', refused: [...refused] };
            const { said, kind } = error;
            // Nobody has answered, or a proxy for a service that is down, so nobody has refused either. And only what was pressed
            // just now can be taken back: a device that joins loses nothing that was there before.
            const isOlder = !isPressed || waiting.has(source.keyOf(change.entry));
            if (kind === 'unreadable' || (error.passing && (said === null || isOlder))) return wait();
            refused.add(said ?? '');
            // Signed out meanwhile: nothing of the account comes back to this device.
            if ($copy.get()?.account !== user.id) continue;
            const entries = leaveOutUnsure(copy.entries);
            $copy.set({ ...copy, entries });
            $shown.set(takeBack($shown.get(), entries, change, source));
          }
        }
        return { kind: 'told', refused: [...refused] };
      }),
    /** Takes entries out again; the account is told as of any other change. */
    drop: (entries: readonly Entry[]): void => {
      const keys = entries.map(source.keyOf);
      $shown.set($shown.get().filter((entry) => !keys.includes(source.keyOf(entry))));
    },
  };
}

export type AccountList<Entry> = ReturnType<typeof createAccountList<Entry>>;
