/** Collects what has to be closed, and closes it once, last opened first, when Ctrl-C or a kill asks to end. */
export interface Stop {
  signal: AbortSignal;
  add: (close: () => Promise<void>) => void;
  run: () => Promise<void>;
}

export function createStop(): Stop {
  const controller = new AbortController();
  const closers: (() => Promise<void>)[] = [];
  return {
    signal: controller.signal,
    add: (close) => void closers.push(close),
    run: async () => {
      controller.abort();
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    },
  };
}
