/** A piece of work, and how many of the slots it takes: processors that it keeps busy. */
export interface Work {
  slots: number;
  run: () => Promise<void>;
}

/**
 * Does work in its order, beside each other as long as there are slots. What takes more slots than there are has them
 * all to itself.
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
