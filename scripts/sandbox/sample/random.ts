/** A seeded source of numbers: the same seed gives the same stock on every machine and every day. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  integer: (from: number, to: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value;
  /** Picks by weight; weights need not add up to 1. */
  weighted: <Value>(values: readonly (readonly [value: Value, weight: number])[]) => Value;
  shuffle: <Value>(values: readonly Value[]) => Value[];
}

/** 32-bit FNV-1a: spreads similar seeds far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Value>(values: readonly Value[]): Value => {
    if (values.length === 0) throw new RangeError('cannot pick from an empty list');
    return values[integer(0, values.length - 1)] as Value;
  };
  return {
    next,
    integer,
    pick,
    chance: (probability) => next() < probability,
    weighted: (values) => {
      const total = values.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return pick(values)[0];
    },
    shuffle: (values) => {
      const shuffled = [...values];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = integer(0, index);
        [shuffled[index], shuffled[other]] = [shuffled[other] as never, shuffled[index] as never];
      }
      return shuffled;
    },
  };
}
