import { createApart } from '#scripts/command/apart.ts';

/** Prints which process draws for it, and waits. */
const apart = createApart(new URL('drawing-process.ts', import.meta.url), null, 500);
console.log(await apart.ask<number>({}, 60_000));
setInterval(() => undefined, 1_000);
