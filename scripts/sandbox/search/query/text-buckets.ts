import { badRequest } from '../service-error.ts';
import type { SortKey } from './parse-sort.ts';
import { selectTop } from './select-top.ts';
import type { Comparison } from './comparison.ts';

/** Only the first hits are put into buckets. */
const bucketed = 250;

/** Documents of one bucket, for so many hits; null when there are too few hits for any. */
function readBucketSize({ option }: SortKey, hits: number): number | null {
  const [name, text = '', ...more] = option.split(':').map((part) => part.trim());
  if (more.length > 0 || (name !== 'buckets' && name !== 'bucket_size'))
    throw badRequest('Invalid sorting parameter passed for _text_match.');
  if (!/^\d{1,9}$/.test(text))
    throw badRequest('Invalid value passed for _text_match `buckets` or `bucket_size` configuration.');
  const count = Number(text);
  if (count === 0 || hits < count) return null;
  return name === 'buckets' ? Math.ceil(hits / count) : count;
}

/**
 * `_text_match(buckets: 10)`: the first hits in their order are cut into buckets, and those of one bucket count as
 * matching alike, so that the next key of the order decides between them.
 */
export function compareByBucket(
  key: SortKey,
  byScore: Comparison,
  order: Comparison,
  slots: Int32Array,
): Comparison {
  const hits = Math.min(bucketed, slots.length);
  const size = readBucketSize(key, hits);
  if (size === null) return byScore;
  const buckets = new Map(selectTop(slots, hits, order).map((slot, at) => [slot, Math.floor(at / size)]));
  return (left, right) => {
    const one = buckets.get(left) ?? Infinity;
    const other = buckets.get(right) ?? Infinity;
    return one === other ? (one === Infinity ? byScore(left, right) : 0) : one - other;
  };
}
