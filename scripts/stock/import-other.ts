import * as v from 'valibot';
import { slugify } from '#domain/site/slug.ts';
import { isUnclear } from './clean/dots.ts';
import { withoutUnseen } from './clean/unseen.ts';
import { otherCollections, type OtherKind } from './complete-other.ts';
import { explainIssue } from './explain-issue.ts';
import { Failure } from '../command/failure.ts';
import { importDocuments } from './index/documents.ts';
import type { IndexAddress } from './index/request.ts';
import { switchCollection } from './index/switch.ts';
import type { ImportSummary } from './import.ts';
import { createUnread } from './columns.ts';
import { refuseDrop } from './refuse.ts';
import { createRejects } from './rejects.ts';
import { withoutReport } from './report-columns.ts';
import type { Feed, Row } from './rows/row.ts';

export interface OtherImportSettings {
  kind: OtherKind;
  feed: Feed;
  /** Name of the feed in messages. */
  file: string;
  dealer: { dealershipId: string; collections: Record<OtherKind, string> };
  /** Null checks the feed and writes to no index. */
  index: IndexAddress | null;
  rejectsFile: string;
  /** Share of what is live (0…1) that may vanish at once; null lets any vanish. */
  dropShare: number | null;
  /** Epoch seconds. */
  now: number;
}

/** Characters of a record. An index that refuses one would keep all others from coming in. */
const longest = 500_000;

/** A number that nobody can read for certain stays text, so that the record is rejected with what stood there. */
function readNumber(value: string): number | string {
  const plain = value.replace(/[$,\s]/g, '');
  return isUnclear(plain) || Number.isNaN(Number(plain)) ? value : Number(plain);
}

/** A file of offers says make and model in words; the index keeps a model with its address. */
function nameModel({ make, ...values }: Record<string, unknown>): Record<string, unknown> {
  const { model } = values;
  return {
    ...(make === undefined ? {} : { manufacturer: make }),
    ...values,
    ...(typeof model === 'string' && model !== '' ? { model: { name: model, slug: slugify(model) } } : {}),
  };
}

/** CSV has text only: numbers, truths and lists (separated by |) are read from it; an empty cell is left out. */
function readCells(values: Record<string, unknown>): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]): [string, unknown][] => {
    if (value === '' || value === null) return [];
    if (typeof value !== 'string') return [[name, value]];
    if (name === 'price' || name === 'created_at') return [[name, readNumber(value)]];
    if (name === 'in_stock') return [[name, /^(true|yes|y|1)$/i.test(value.trim())]];
    if (name === 'excluded_website_ids' || name === 'images')
      return [[name, value.split('|').map((id) => id.trim())]];
    return [[name, value]];
  };
  return Object.fromEntries(Object.entries(values).flatMap(read));
}

/**
 * Loads a feed as all offers or all parts of a dealer. Records that break the shape are written to the rejects file
 * with their reason, and columns that no field is read from are named; the live collection changes in one step at the end, or, when anything throws, not at all.
 * Throws a Failure or an IndexError.
 */
export async function importOther(settings: OtherImportSettings): Promise<ImportSummary> {
  const { kind, file, dealer, index, rejectsFile, now } = settings;
  const { fields, schema, complete } = otherCollections[kind];
  const feed = withoutReport(settings.feed, new Set());
  const rejects = await createRejects(rejectsFile, feed);
  const seen = new Set<string>();
  const isOffers = kind === 'offers';
  const unread = createUnread(new Set([...Object.keys(schema.entries), ...(isOffers ? ['make'] : [])]));
  const documents: object[] = [];
  let read = 0;

  const judge = (row: Row): { document: object } | { reason: string } => {
    if ('broken' in row) return { reason: row.broken };
    const own = { dealership_id: dealer.dealershipId, created_at: now - read };
    const cells = readCells(withoutUnseen(row.values));
    const result = v.safeParse(schema, { ...own, ...(isOffers ? nameModel(cells) : cells) });
    if (!result.success) {
      const [issue] = result.issues;
      return { reason: `${v.getDotPath(issue) ?? 'record'}${explainIssue(issue)}` };
    }
    const id = String(result.output['id']);
    if (seen.has(id)) return { reason: `the id ${id} was used before` };
    seen.add(id);
    const document = complete(result.output);
    const { length } = JSON.stringify(document);
    return length > longest
      ? { reason: `the record has ${length} characters, more than ${longest}` }
      : { document };
  };

  try {
    for await (const row of feed.rows) {
      read += 1;
      if ('values' in row) unread.look(row.values);
      const judged = judge(row);
      if ('reason' in judged) await rejects.write(row, judged.reason);
      else documents.push(judged.document);
    }
    // Before anybody is told where the reasons are.
    await rejects.close();
    if (documents.length === 0) {
      const [most] = rejects.reasons();
      throw new Failure(
        `${file} has no ${kind} that could be read. What is in the index stays as it is.` +
          (most ? ` Most often (${most.count}): ${most.reason}. The reasons are in ${rejectsFile}.` : ''),
      );
    }
    const load = async (collection: string): Promise<void> => {
      for (let start = 0; start < documents.length; start += 250) {
        const batch = documents.slice(start, start + 250);
        const refused = (await importDocuments(index as IndexAddress, collection, batch)).find(
          ({ success }) => !success,
        );
        if (refused)
          throw new Failure(`The index refused one of the ${kind}: ${refused.error ?? 'no reason given'}`);
      }
    };
    const shape = { fields, default_sorting_field: 'created_at' };
    const alias = dealer.collections[kind];
    const imported = documents.length;
    if (index) {
      await refuseDrop(index, alias, { imported, share: settings.dropShare, kind });
      await switchCollection(index, alias, shape, load);
    }
    return {
      ...{ read, imported, rejected: rejects.count(), reasons: rejects.reasons() },
      ...{ notes: [], doubts: [], unread: unread.list() },
    };
  } finally {
    await rejects.close().catch(() => undefined);
  }
}
