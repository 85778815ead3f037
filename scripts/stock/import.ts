import { vehicleFields } from '#services/wire/collections.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { UnreadableValue } from './clean/cleaner.ts';
import { noteUnreadColumns, usedColumns } from './columns.ts';
import { completeVehicle, createTwinId, type FeedDealer } from './complete.ts';
import { Failure } from './failure.ts';
import { importDocuments } from './index/documents.ts';
import type { IndexAddress } from './index/request.ts';
import { switchCollection } from './index/switch.ts';
import { mapRow, type Fields } from './map-row.ts';
import type { Mapping } from './mapping/schema.ts';
import { createNotes, type Notes } from './notes.ts';
import { createRejects, type Rejects } from './rejects.ts';
import type { Feed, Row } from './rows/row.ts';
import { createSeen, type Seen } from './seen.ts';
import { slugify } from '#domain/slug.ts';
import { addWeeklyPrice } from './weekly-price.ts';
import { validateVehicle } from './validate.ts';

export interface ImportSettings {
  feed: Feed;
  /** Name of the feed in messages. */
  file: string;
  mapping: Mapping;
  dealer: FeedDealer;
  /** Null checks the feed and writes to no index. */
  index: IndexAddress | null;
  rejectsFile: string;
  /** Epoch seconds. */
  now: number;
  onProgress?: (read: number) => void;
}

export interface ImportSummary {
  read: number;
  imported: number;
  rejected: number;
  notes: ReturnType<Notes['list']>;
}

interface Ready {
  row: Row;
  document: VehicleDocument;
}

const batchSize = 250;

/**
 * Loads a feed as the whole stock of a dealer, one batch in memory at a time. The live stock changes in one step at
 * the end, or, when anything throws, not at all. Throws a Failure or an IndexError.
 */
export async function importFeed(settings: ImportSettings): Promise<ImportSummary> {
  const { index, dealer } = settings;
  const run = {
    ...settings,
    read: new Set(usedColumns(settings.mapping)),
    notes: createNotes(),
    seen: createSeen(),
    rejects: await createRejects(settings.rejectsFile),
  };
  try {
    const total = { read: 0, imported: 0 };
    const load = async (collection: string | null): Promise<void> => {
      for await (const batch of readBatches(run, total)) {
        total.imported += await sendBatch(batch, collection, run);
      }
      refuseNothing(total, run);
    };
    if (index) await switchCollection(index, dealer.collections.vehicles, { fields: vehicleFields }, load);
    else await load(null);
    return { ...total, rejected: run.rejects.count(), notes: run.notes.list() };
  } finally {
    run.seen.close();
    await run.rejects.close();
  }
}

type Run = ImportSettings & { notes: Notes; seen: Seen; rejects: Rejects; read: ReadonlySet<string> };

async function* readBatches(run: Run, total: { read: number }): AsyncGenerator<Ready[]> {
  let batch: Ready[] = [];
  for await (const row of run.feed.rows) {
    total.read += 1;
    const judged = judgeRow(row, run);
    if ('reason' in judged) await run.rejects.write(row, judged.reason);
    else batch.push({ row, document: addWeeklyPrice(judged.document, run.dealer.finance, run.now) });
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
    if (total.read % 500 === 0) run.onProgress?.(total.read);
  }
  run.onProgress?.(total.read);
  yield batch;
}

type Judged = { document: VehicleDocument } | { reason: string };

function judgeRow(row: Row, run: Run): Judged {
  if ('broken' in row) return { reason: row.broken };
  const { mapping, dealer, notes, seen } = run;
  noteUnreadColumns(row.values, run.read, notes);
  const complete = (fields: Fields): Judged =>
    validateVehicle(completeVehicle(fields, row.values, { dealer, notes, identity: mapping.identity }));
  try {
    const fields = mapRow(row.values, mapping, notes);
    const judged = complete(fields);
    if ('reason' in judged) return judged;
    const { id } = judged.document;
    const twin = createTwinId(fields, row.values);
    const copy = twin === null ? null : seen.remember('row', twin, row.line);
    if (copy !== null) return { reason: `the same row as line ${copy}` };
    const before = seen.remember('id', id, row.line);
    if (before === null) return admit(judged.document, row.line, run);
    if (twin === null) return { reason: `the same vehicle as on line ${before} (id ${id})` };
    notes.add('id', 'the identity of an earlier row, told apart by the rest of the row');
    const apart = complete({ ...fields, id: twin });
    return 'reason' in apart ? apart : admit(apart.document, row.line, run);
  } catch (error) {
    if (error instanceof UnreadableValue) return { reason: error.message };
    throw error;
  }
}

/** Keeps hidden vehicles out, and slugs apart. */
function admit(document: VehicleDocument, line: number, { seen, notes }: Run): Judged {
  if (!document.show_on_dealer_website) {
    return { reason: 'hidden from the website: what is in a public collection can be found by anyone' };
  }
  if (seen.remember('slug', document.slug, line) === null) return { document };
  notes.add('slug', 'taken already, id added');
  const slug = `${document.slug}-${slugify(document.id)}`;
  const again = seen.remember('slug', slug, line);
  return again === null
    ? { document: { ...document, slug } }
    : { reason: `the same address as on line ${again} (${slug})` };
}

async function sendBatch(
  batch: Ready[],
  collection: string | null,
  { index, rejects }: Run,
): Promise<number> {
  if (!index || collection === null) return batch.length;
  const results = await importDocuments(
    index,
    collection,
    batch.map(({ document }) => document),
  );
  let stored = 0;
  for (const [position, { row }] of batch.entries()) {
    const result = results[position];
    if (result?.success) stored += 1;
    else await rejects.write(row, `the index refused it: ${result?.error ?? 'no answer for this row'}`);
  }
  return stored;
}

function refuseNothing(
  { read, imported }: { read: number; imported: number },
  { file, rejectsFile }: Run,
): void {
  if (read === 0) throw new Failure(`${file} has no rows. The stock stays as it is.`);
  if (imported > 0) return;
  throw new Failure(
    `${read === 1 ? 'The only row' : `All ${read} rows`} of ${file} ${read === 1 ? 'was' : 'were'} rejected, so the stock stays as it is. The reasons are in ${rejectsFile}. ` +
      'Do the columns have other names? A mapping (--mapping) says which is which.',
  );
}
