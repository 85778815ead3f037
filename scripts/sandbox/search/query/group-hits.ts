import type { DocumentIndex } from '../index/document-index.ts';
import type { JsonObject } from '../json.ts';
import type { Steps } from '../pace/steps.ts';
import { collectHits } from './hit.ts';
import { type Grouping, type Groups, groupKey } from './group.ts';
import type { Page } from './parameters.ts';
import type { Comparison } from './comparison.ts';

/** The groups of one page, in the order of their first hits, each with its first hits. */
export function* groupHits(
  grouping: Grouping,
  groups: Groups,
  index: DocumentIndex,
  slots: Int32Array,
  order: Comparison,
  page: Page,
  createHit: (slot: number) => Steps<JsonObject>,
): Steps<JsonObject[]> {
  const members = new Map<number, number[]>();
  for (const slot of [...slots].sort(order)) {
    const group = groups.groupOf[slot] as number;
    const hits = members.get(group) ?? [];
    if (hits.length < grouping.limit) hits.push(slot);
    members.set(group, hits);
  }
  const answered: JsonObject[] = [];
  for (const [group, hits] of [...members].slice(page.skip, page.skip + page.perPage)) {
    yield;
    answered.push({
      found: groups.sizes[group] as number,
      group_key: groupKey(grouping, index, hits[0] as number),
      hits: yield* collectHits(hits, createHit),
    });
  }
  return answered;
}
