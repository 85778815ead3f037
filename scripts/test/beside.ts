/** A piece of work, and how many of the places it takes: processors that it keeps busy. */
export interface Work {
  places: number;
  run: () => Promise<void>;
}

/**
 * Does work in its order, beside each other as long as there are places. What takes more places than there are has them
 * all to itself.
 */
export async function runBeside(works: readonly Work[], all: number): Promise<void> {
  let free = all;
  const running = new Set<Promise<void>>();
  for (const { places, run } of works) {
    const taken = Math.min(places, all);
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
