/** Which work failed, how often in a row, and the epoch milliseconds from which on it is tried again. */
export interface Patience {
  isDue: (name: string) => boolean;
  /** Failures in a row. */
  count: (name: string) => number;
  noteFailure: (name: string) => void;
  forget: (name: string) => void;
}

/** @param pauseAfter milliseconds of waiting after so many failures in a row */
export function createPatience(pauseAfter: (failures: number) => number): Patience {
  const failed = new Map<string, { times: number; from: number }>();
  return {
    isDue: (name) => (failed.get(name)?.from ?? 0) <= Date.now(),
    count: (name) => failed.get(name)?.times ?? 0,
    noteFailure: (name) => {
      const times = (failed.get(name)?.times ?? 0) + 1;
      failed.set(name, { times, from: Date.now() + pauseAfter(times) });
    },
    forget: (name) => void failed.delete(name),
  };
}
