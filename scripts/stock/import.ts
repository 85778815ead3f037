import type { ListedModels } from '#config/load/listed-models.ts';
import { isExcluded } from '#domain/vehicle/visible.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { createUnread, usedColumns, type Unread } from './columns.ts';
import type { FeedDealer } from './complete.ts';
import { noteDoubts } from './implausible.ts';
import { importDocuments } from './index/documents.ts';
import type { IndexAddress } from './index/request.ts';
import { switchCollection } from './index/switch.ts';
import { judgeRow } from './judge-row.ts';
import type { Mapping } from './mapping/schema.ts';
import { addPriceFields } from './price-fields.ts';
import { addSizeFields } from './index/size-fields.ts';
import { createNotes, type Note, type Notes } from './notes.ts';
import type { Reason } from './reasons.ts';
import { refuseDrop, refuseNothing } from './refuse.ts';
import { createRejects, type Rejects } from './rejects.ts';
import { withoutReport } from './report-columns.ts';
import type { Feed, Row } from './rows/row.ts';
import { createSeen, type Seen } from './seen.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export interface ImportSettings {
  feed: Feed;
  /** Name of the feed in messages. */
  file: string;
  mapping: Mapping;
  dealer: FeedDealer;
  /** How models are spelled. */
  models: ListedModels;
  /** Null checks the feed and writes to no index. */
  index: IndexAddress | null;
  rejectsFile: string;
  /** Share of the live stock (0…1) that may vanish at once; null lets any vanish. */
  dropShare: number | null;
  /** Epoch seconds. */
  now: number;
  onProgress?: (read: number) => void;
}

export interface ImportSummary {
  read: number;
  imported: number;
  rejected: number;
  /** What was altered or left out. */
  notes: Note[];
  /** What is hard to believe, and kept. */
  doubts: Note[];
  /** Columns with content that no field is read from. */
  unread: string[];
  /** Why rows were rejected, most frequent first. */
  reasons: Reason[];
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
  const read = new Set(usedColumns(settings.mapping));
  const feed = withoutReport(settings.feed, read);
  const run = {
    ...settings,
    feed,
    notes: createNotes(),
    doubts: createNotes(),
    unread: createUnread(read),
    seen: createSeen(),
    vocabulary: createVocabulary(),
    rejects: await createRejects(settings.rejectsFile, feed),
  };
  try {
    const total = { read: 0, imported: 0 };
    const load = async (collection: string | null): Promise<void> => {
      for await (const batch of readBatches(run, total)) {
        total.imported += await sendBatch(batch, collection, run);
      }
      // Before anybody is told where the reasons are, and before the stock is live: nothing fails any more once it is.
      await run.rejects.close();
      refuseNothing(total, { ...settings, reasons: run.rejects.reasons() });
      const { imported } = total;
      if (index)
        await refuseDrop(index, dealer.collections.vehicles, { imported, share: settings.dropShare });
    };
    if (index) await switchCollection(index, dealer.collections.vehicles, { fields: vehicleFields }, load);
    else await load(null);
    return { ...total, ...summarise(run) };
  } finally {
    run.seen.close();
    await run.rejects.close().catch(() => undefined);
  }
}

type Run = ImportSettings & {
  notes: Notes;
  doubts: Notes;
  unread: Unread;
  seen: Seen;
  vocabulary: Vocabulary;
  rejects: Rejects;
};

const summarise = ({ rejects, notes, doubts, unread }: Run) => ({
  rejected: rejects.count(),
  notes: notes.list(),
  doubts: doubts.list(),
  unread: unread.list(),
  reasons: rejects.reasons(),
});

/** Vehicles of excluded makes are loaded too. The note tells why they have no page. */
function noteExcluded({ make }: VehicleDocument, line: number, { dealer, notes }: Run): void {
  if (isExcluded(make, dealer.stock))
    notes.add('make', `${make} has no pages (stock.excludedMakes)`, { line });
}

async function* readBatches(run: Run, total: { read: number }): AsyncGenerator<Ready[]> {
  const { dealer, now, doubts } = run;
  const secure = dealer.url?.startsWith('https:') ?? false;
  let batch: Ready[] = [];
  for await (const row of run.feed.rows) {
    total.read += 1;
    if ('values' in row) run.unread.look(row.values);
    const judged = judgeRow(row, run);
    if ('reason' in judged) await run.rejects.write(row, judged.reason);
    else {
      noteDoubts(judged.document, { line: row.line, now, secure, notes: doubts });
      noteExcluded(judged.document, row.line, run);
      batch.push({ row, document: addSizeFields(addPriceFields(judged.document, dealer.finance, now)) });
    }
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
    if (total.read % 500 === 0) run.onProgress?.(total.read);
  }
  run.onProgress?.(total.read);
  yield batch;
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
    else await rejects.write(row, `the index refused it: ${result?.error ?? 'it did not say why'}`);
  }
  return stored;
}
