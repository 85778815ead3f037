/** Milliseconds of searching in one turn of the event loop. */
const slice = 10;
const waiting: (() => void)[] = [];
let isCalling = false;
let spent = 0;

/** Calls one waiting search in each turn of the event loop: between two of them everything else gets through. */
function callNext(): void {
  if (isCalling) return;
  isCalling = true;
  setImmediate(() => {
    isCalling = false;
    spent = 0;
    waiting.shift()?.();
    if (waiting.length > 0) callNext();
  });
}

/** Counts what was searched in this turn; answers whether the turn is over. */
export function countTime(milliseconds: number): boolean {
  if (spent === 0) callNext();
  spent += milliseconds;
  return spent >= slice;
}

/** Resolves at once while this turn has time left for searches and none waits, else in a later turn. */
export async function takeTurn(): Promise<void> {
  if (waiting.length === 0 && spent < slice) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    callNext();
  });
}
