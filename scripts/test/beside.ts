/** A piece of work and its number of slots: the processors that it keeps busy. */
export interface Work {
  slots: number;
  run: () => Promise<void>;
}

/**
 * Runs works in order, in parallel while there are free slots. Work that needs more slots than there are gets all of
 * them.
 */
export async function runBeside(works: readonly Work[], all: number): Promise<void> {
  let free = all;
  const running = new Set<Promise<void>>();
  for (const { slots, run } of works) {
    const taken = Math.min(slots, all);
    while (free < taken) await Promise.race(running);
    free -= taken;
    const done: Promise<void> = run().finally(() => {
      free += taken;
      running.delete(done);
    });
    running.add(done);
  }
  await Promise.all(running);
}
