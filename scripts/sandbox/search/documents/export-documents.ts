import { setImmediate as giveWay } from 'node:timers/promises';
import type { Collection } from '../collections/collection.ts';
import { evaluateFilter } from '../filter/filter-node.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { parseSelection, selectFields } from '../query/field-selection.ts';
import type { RawParameters } from '../query/parameters.ts';

const CHUNK = 50;

/** Documents as JSON lines in order of insertion, read from the disk while they are sent. */
export function exportDocuments(
  collection: Collection,
  parameters: RawParameters,
): ReadableStream<Uint8Array> {
  const { index, documents } = collection;
  const node = parseFilter(parameters['filter_by'] ?? '', index);
  const mask = node ? evaluateFilter(node, index) : null;
  const selection = parseSelection(parameters['include_fields'], parameters['exclude_fields']);
  const isWhole = selection.include.isEmpty && selection.exclude.isEmpty;
  const slots = [...index.slots()].filter((slot) => !mask || mask[slot] === 1);
  const encoder = new TextEncoder();
  let at = 0;
  let separator = '';
  return new ReadableStream({
    async pull(controller) {
      // Whoever reads fast asks for the next chunk at once: everybody else has a turn between two of them.
      await giveWay();
      const lines: string[] = [];
      // Deleted meanwhile, documents count for nothing: nobody asks again after a chunk without lines.
      while (lines.length < CHUNK && at < slots.length) {
        const slot = slots[at++] as number;
        if (index.ids[slot] === undefined) continue;
        lines.push(
          isWhole ? documents.readText(slot) : JSON.stringify(selectFields(documents.read(slot), selection)),
        );
      }
      if (lines.length > 0) controller.enqueue(encoder.encode(separator + lines.join('\n')));
      separator = '\n';
      if (at >= slots.length) controller.close();
    },
  });
}
