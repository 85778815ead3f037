/** Runs work, so much of it at once; the rest waits in its order. Resolves or rejects as the work does. */
export type RunInSlot = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Slots for work that takes much memory. A slot is free again when its work is over, however it ends. */
export function createSlots(count: number): RunInSlot {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one takes the slot as it is.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
