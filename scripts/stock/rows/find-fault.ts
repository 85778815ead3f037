/** A vehicle has pictures in lists of records; nothing of it lies deeper. */
const deepest = 32;

/** Names that take from a record the way in which any other is written as text: whoever quotes it would stop. */
const unwritable = ['toString', 'valueOf'];

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Why a JSON value cannot be read as a row, whatever its fields mean; null where it can. */
export function findFault(value: unknown): string | null {
  let level = [value].filter(isRecord);
  for (let depth = 0; depth <= deepest; depth += 1) {
    if (level.length === 0) return null;
    const name = unwritable.find((one) => level.some((record) => Object.hasOwn(record, one)));
    if (name) return `a record with the name ${name}, which no vehicle has`;
    level = level.flatMap((record) => Object.values(record).filter(isRecord));
  }
  return 'lists and records nested deeper than any vehicle';
}
