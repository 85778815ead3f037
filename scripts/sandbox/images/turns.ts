/** Runs work for somebody when it is their turn. Resolves or rejects as the work does. */
export interface RunInTurn {
  <Result>(who: string, work: () => Promise<Result>): Promise<Result>;
  /** How much of somebody's work waits. */
  countWaiting: (who: string) => number;
}

/**
 * Turns for work that keeps a core busy: `all` at once, `each` for one and the same, which is less, so that nobody waits behind
 * all that somebody else wants. Of those who wait, each gets a turn before one gets a second.
 */
export function createTurns({ all, each }: { all: number; each: number }): RunInTurn {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let taken = 0;
  const mayRun = (who: string): boolean => taken < all && (running.get(who) ?? 0) < each;
  const begin = (who: string): void => {
    taken += 1;
    running.set(who, (running.get(who) ?? 0) + 1);
  };
  const end = (who: string): void => {
    taken -= 1;
    const left = (running.get(who) ?? 0) - 1;
    if (left > 0) running.set(who, left);
    else running.delete(who);
    const next = [...waiting.keys()].find(mayRun);
    if (next === undefined) return;
    const [go, ...later] = waiting.get(next) ?? [];
    // Whoever wants more stands at the end again.
    waiting.delete(next);
    if (later.length > 0) waiting.set(next, later);
    begin(next);
    go?.();
  };
  const run = async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    if (mayRun(who)) begin(who);
    else await new Promise<void>((go) => waiting.set(who, [...(waiting.get(who) ?? []), go]));
    try {
      return await work();
    } finally {
      end(who);
    }
  };
  return Object.assign(run, { countWaiting: (who: string) => waiting.get(who)?.length ?? 0 });
}
