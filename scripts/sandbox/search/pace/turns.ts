/** Milliseconds of searching in one turn of the event loop. */
const slice = 10;
/** Searches that wait, by who asked for them. */
const waiting = new Map<string, (() => void)[]>();
let isCalling = false;
let spent = 0;

/** A search of whoever has waited longest. Who wants more stands at the end again, so nobody waits behind all of somebody else's. */
function takeNext(): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [who, [go, ...later]] = first;
  waiting.delete(who);
  if (later.length > 0) waiting.set(who, later);
  return go;
}

/** Calls one waiting search in each turn of the event loop: between two of them everything else gets through. */
function callNext(): void {
  if (isCalling) return;
  isCalling = true;
  setImmediate(() => {
    isCalling = false;
    spent = 0;
    takeNext()?.();
    if (waiting.size > 0) callNext();
  });
}

/** Counts what was searched in this turn; answers whether the turn is over. */
export function countTime(milliseconds: number): boolean {
  if (spent === 0) callNext();
  spent += milliseconds;
  return spent >= slice;
}

/**
 * Resolves at once while this turn has time left for searches and none waits, else in a later turn.
 *
 * @param who the connection that asks
 * @param isBegun whether the search goes on: it comes before others of its connection, so that one of them is half done at a time
 */
export async function takeTurn(who: string, isBegun = false): Promise<void> {
  if (waiting.size === 0 && spent < slice) return;
  await new Promise<void>((resolve) => {
    const others = waiting.get(who) ?? [];
    waiting.set(who, isBegun ? [resolve, ...others] : [...others, resolve]);
    callNext();
  });
}
