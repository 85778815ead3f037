import { findUploadType, readAttachment } from '#domain/lead/upload.ts';
import { inTurns } from '../in-turns.ts';
import type { LeadStore } from '../api/lead-store.ts';
import { inboxKinds, type InboxEntry, type InboxKind, type InboxStore } from './inbox-store.ts';

/** What somebody looks for. */
export interface InboxQuestion {
  kind: InboxKind | null;
  /** Words that all have to stand in an entry. */
  words: string;
}

/** A file that a lead names. */
export interface NamedFile {
  id: string;
  name: string;
  isPicture: boolean;
}

/** An entry with all that it says, by name. */
export interface ReadEntry extends InboxEntry {
  facts: readonly (readonly [name: string, value: string])[];
  files: readonly NamedFile[];
}

/** So many are looked through for words, and so many are shown. */
const searched = 1_000;
const shown = 100;

const say = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What a document says, without what is empty. */
const listFacts = (document: object): [string, string][] =>
  Object.entries(document).flatMap(([name, value]) =>
    value === '' || value === null || value === undefined ? [] : [[name, say(value)]],
  );

/** Files that a lead names, its photos first. */
const listFiles = ({ photos, attachment }: { photos?: unknown; attachment?: unknown }): NamedFile[] =>
  [...(Array.isArray(photos) ? (photos as unknown[]) : []), attachment].flatMap((said) => {
    const found = typeof said === 'string' ? readAttachment(said) : null;
    const isPicture = found !== null && (findUploadType(found)?.startsWith('image/') ?? false);
    return found ? [{ ...found, isPicture }] : [];
  });

/** Entries that are read in one turn of the server. */
const atOnce = 20;

/** The newest entries that fit a question. Leads are read where they are kept: the inbox has no copy of them. */
export async function readEntries(
  { inbox, leads }: { inbox: InboxStore; leads: Pick<LeadStore, 'read'> },
  { kind, words }: InboxQuestion,
): Promise<ReadEntry[]> {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found: ReadEntry[] = [];
  const entries = inbox.list(asked.length > 0 ? searched : shown, kind ?? undefined);
  for await (const entry of inTurns(entries, atOnce)) {
    const lead = entry.kind === 'lead' ? await leads.read(entry.id) : null;
    const facts = lead ? listFacts(lead) : [];
    const files = lead ? listFiles(lead) : [];
    const said = [inboxKinds[entry.kind], entry.title, entry.to, entry.text, entry.dealer, ...facts.flat()]
      .join('\n')
      .toLowerCase();
    if (asked.every((word) => said.includes(word))) found.push({ ...entry, facts, files });
    if (found.length === shown) break;
  }
  return found;
}
