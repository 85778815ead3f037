import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { IndexField } from './missing-fields.ts';
import { IndexError } from './index-error.ts';
import { formatAddress, streamIndex, type IndexAccess } from './index-request.ts';

/** One collection on disk. */
export interface CollectionSnapshot {
  /** JSONL file, null when the index has no such collection. */
  file: string | null;
  count: number;
  /** Changes when any document changes, whatever their order. */
  digest: string;
  /** As the index describes them; none when it does not. */
  fields: IndexField[];
}

/** Largest plausible number of characters in an answer or line of the index. */
const longest = 16_000_000;

/** What an index says of a collection. */
const description = v.object({
  num_documents: v.number(),
  fields: v.optional(
    v.array(
      v.object({
        name: v.string(),
        facet: v.optional(v.boolean(), false),
        index: v.optional(v.boolean(), true),
        sort: v.optional(v.boolean(), true),
      }),
    ),
    [],
  ),
});
type Description = v.InferOutput<typeof description>;

function parseDescription(text: string): Description | null {
  try {
    const { success, output } = v.safeParse(description, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

async function readDescription(access: IndexAccess, collection: string): Promise<Description | null> {
  let text = '';
  const answer = await streamIndex(
    access,
    `/collections/${encodeURIComponent(collection)}`,
    async (piece) => {
      text += piece;
      if (text.length > longest) throw new IndexError(describeNonsense(access, collection, text));
    },
  );
  if (answer === null) return null;
  const described = parseDescription(text);
  if (described === null) {
    throw new IndexError(
      `The index at ${formatAddress(access)} does not say how many documents ${collection} has.`,
    );
  }
  return described;
}

const describeNonsense = (access: IndexAccess, collection: string, text: string): string =>
  `The index at ${formatAddress(access)} sent something for ${collection} that is no document: ${text.slice(0, 60)}…`;

/** Adds up line digests, so that the sum does not depend on the order in which the index sends documents. */
class OrderFreeDigest {
  #sum = 0n;
  add(line: string): void {
    const hash = createHash('sha256').update(line).digest('hex').slice(0, 32);
    this.#sum = BigInt.asUintN(128, this.#sum + BigInt(`0x${hash}`));
  }
  read(): string {
    return this.#sum.toString(36);
  }
}

async function exportTo(
  file: string,
  access: IndexAccess,
  collection: string,
  stated: number,
): Promise<Omit<CollectionSnapshot, 'fields'>> {
  // A stream that cannot be opened would say so to nobody, and end the whole run.
  const sink = await open(file, 'w');
  const digest = new OrderFreeDigest();
  let count = 0;
  let rest = '';
  const takeLine = (line: string): void => {
    if (line.trim() === '') return;
    if (!line.startsWith('{')) throw new IndexError(describeNonsense(access, collection, line));
    digest.add(line);
    count += 1;
    // Stock may grow while it is read, but not without end.
    if (count > 2 * stated + 1000) {
      throw new IndexError(
        `The index at ${formatAddress(access)} says that ${collection} has ${stated} documents but sends more and more.`,
      );
    }
  };
  try {
    await streamIndex(
      access,
      `/collections/${encodeURIComponent(collection)}/documents/export`,
      async (piece) => {
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        if (rest.length > longest) throw new IndexError(describeNonsense(access, collection, rest));
        for (const line of lines) takeLine(line);
        await sink.appendFile(piece);
      },
    );
    takeLine(rest);
  } finally {
    await sink.close();
  }
  return { file, count, digest: digest.read() };
}

/**
 * Streams one collection from the index into a JSONL file, never holding it in memory, and checks the number of
 * documents against what the index states (once more when stock moved meanwhile). Throws an `IndexError` in words.
 */
export async function readCollection(
  access: IndexAccess,
  collection: string,
  directory: string,
): Promise<CollectionSnapshot> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, `${collection}.jsonl`);
  const draft = `${file}.${randomUUID()}`;
  try {
    let complaint = '';
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const described = await readDescription(access, collection);
      if (described === null) return { file: null, count: 0, digest: '', fields: [] };
      const { num_documents: stated, fields } = described;
      const snapshot = await exportTo(draft, access, collection, stated);
      if (snapshot.count === stated) {
        await rename(draft, file);
        return { ...snapshot, file, fields };
      }
      complaint = `says that ${collection} has ${stated} documents but sent ${snapshot.count}`;
    }
    throw new IndexError(`The index at ${formatAddress(access)} ${complaint}.`);
  } finally {
    await rm(draft, { force: true });
  }
}
