import { expect, test } from 'vitest';
import { exportDocuments } from '#scripts/sandbox/search/documents/export-documents.ts';
import type { Collection } from '#scripts/sandbox/search/collections/collection.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';

/* A build reads the whole stock of a dealer. Whoever reads as fast as it comes kept everybody waiting until all was sent. */

const createIndex = (count: number): DocumentIndex => {
  const index = new DocumentIndex(
    parseSchema({ name: 'cars', fields: [{ name: 'name', type: 'string' }] }, 0),
  );
  for (let slot = 0; slot < count; slot += 1)
    index.put(slot, String(slot), { id: String(slot), name: 'ute' });
  return index;
};
const documents = { readText: (slot: number) => JSON.stringify({ id: String(slot) }) };
const read = (index: DocumentIndex): Promise<string> =>
  new Response(exportDocuments({ index, documents } as unknown as Collection, {})).text();

test('an export comes to its end though documents are deleted meanwhile', async () => {
  const index = createIndex(300);
  const text = read(index);
  for (let slot = 0; slot < 200; slot += 1) index.remove(String(slot));
  expect((await text).split('\n')).toHaveLength(100);
});

test('others have their turn while a collection is exported', async () => {
  const count = 1_000;
  const index = createIndex(count);
  let turns = 0;
  let next = setImmediate(function take() {
    turns += 1;
    next = setImmediate(take);
  });
  const text = await read(index);
  clearImmediate(next);
  expect(text.split('\n')).toHaveLength(count);
  expect(turns).toBeGreaterThan(10);
});
