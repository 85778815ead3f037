/** A vehicle has pictures in lists of records; nothing of it lies deeper. */
const deepest = 32;

/** Whether a JSON value is nested deeper than any vehicle, so that whoever walks it would run out of stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
