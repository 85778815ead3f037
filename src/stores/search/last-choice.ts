/** What is left to do for the last choice of a shopper: written into the address and asked for once it has been drawn. */
export interface LastChoice {
  /** Leaves work for after a pause in milliseconds; without one, for when `settle` or the returned function is called. */
  leave: (work: () => void, pause: number) => () => void;
  /** Does what is left, if anything is. */
  settle: () => void;
  drop: () => void;
  /** Does what only waits to be drawn; a pause, such as that of typing, is not cut short. */
  hurry: () => void;
  /** Drops what waits for a pause, since something newer follows; does what only waits to be drawn. */
  supersede: () => void;
}

/** Keeps the work of one choice at a time. */
export function createLastChoice(): LastChoice {
  let left: { work: () => void; timer: ReturnType<typeof setTimeout> | null } | null = null;
  const drop = (): void => {
    if (left?.timer) clearTimeout(left.timer);
    left = null;
  };
  const settle = (): void => {
    const work = left?.work;
    drop();
    work?.();
  };
  const hurry = (): void => {
    if (!left?.timer) settle();
  };
  return {
    leave: (work, pause) => {
      const mine = { work, timer: pause > 0 ? setTimeout(settle, pause) : null };
      left = mine;
      return () => {
        if (left === mine) settle();
      };
    },
    settle,
    drop,
    hurry,
    supersede: () => {
      if (left?.timer) drop();
      else settle();
    },
  };
}
