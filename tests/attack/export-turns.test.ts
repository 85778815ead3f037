import { expect, test } from 'vitest';
import { exportDocuments } from '#scripts/sandbox/search/documents/export-documents.ts';
import type { Collection } from '#scripts/sandbox/search/collections/collection.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';

/* A build reads the whole stock of a dealer. Whoever reads as fast as it comes kept everybody waiting until all was sent. */

test('others have their turn while a collection is exported', async () => {
  const index = new DocumentIndex(
    parseSchema({ name: 'cars', fields: [{ name: 'name', type: 'string' }] }, 0),
  );
  const count = 1_000;
  for (let slot = 0; slot < count; slot += 1)
    index.put(slot, String(slot), { id: String(slot), name: 'ute' });
  const documents = { readText: (slot: number) => JSON.stringify({ id: String(slot) }) };
  let turns = 0;
  let next = setImmediate(function take() {
    turns += 1;
    next = setImmediate(take);
  });
  const text = await new Response(exportDocuments({ index, documents } as unknown as Collection, {})).text();
  clearImmediate(next);
  expect(text.split('\n')).toHaveLength(count);
  expect(turns).toBeGreaterThan(10);
});
