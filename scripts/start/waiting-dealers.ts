import type { BuildEnd } from '../build/report/report.ts';

/** Milliseconds between two looks whether another build has ended. */
const lookEvery = 2_000;
/** Dealers that are named; of more, their number is told. */
const mostNamed = 5;

export interface WaitingDealersOptions {
  /** Builds these dealers. */
  build: (slugs: readonly string[]) => Promise<BuildEnd>;
  /** Whether there is such a dealer now. */
  isThere: (slug: string) => boolean;
  /** Whether a build still holds a lock. */
  isHeld: (lock: string) => boolean;
  say: (text: string) => void;
  every?: number;
}

/** Dealers whose files were saved and that no build has come to since. */
export interface WaitingDealers {
  /** Builds these dealers with all that wait; one call after the other. */
  build: (slugs: readonly string[]) => Promise<void>;
  /** Whether a dealer waits. */
  some: () => boolean;
  stop: () => void;
}

function nameDealers(slugs: readonly string[]): string {
  const more = slugs.length - mostNamed;
  if (more <= 1) return slugs.join(', ');
  return `${slugs.slice(0, mostNamed).join(', ')} and ${more} others`;
}

/** Why dealers wait, and what happens next. */
function explainEnd({ ended, signal }: BuildEnd, slugs: readonly string[]): string {
  const [wait, are] = slugs.length === 1 ? ['waits', 'is'] : ['wait', 'are'];
  const who = nameDealers(slugs);
  if (ended === 'locked') return `${who} ${wait} for that build, and ${are} built when it has ended.`;
  const how =
    signal === null
      ? 'The build ended early'
      : `The build was ended by ${signal}, as a machine without memory does`;
  return `${how}. ${who} ${wait}, and ${are} built with the next save.`;
}

/**
 * Keeps dealers whose build could not run until one has: with the next save, and where another build was in the way, as soon
 * as that has ended. What is saved is compared with what was read, not with what was built.
 */
export function createWaitingDealers(options: WaitingDealersOptions): WaitingDealers {
  const { build, isThere, isHeld, say, every = lookEvery } = options;
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = async (slugs: readonly string[]): Promise<void> => {
    clearTimeout(timer);
    for (const slug of slugs) waiting.add(slug);
    for (const slug of waiting) if (!isThere(slug)) waiting.delete(slug);
    if (waiting.size === 0 || isStopped) return;
    const asked = [...waiting];
    const end = await build(asked);
    if (isStopped) return;
    if (end.ended === 'reported') {
      for (const slug of asked) if (!end.unread.includes(slug)) waiting.delete(slug);
      return;
    }
    say(explainEnd(end, asked));
    if (end.ended === 'locked') wait(end.lock);
  };
  const enqueue = (slugs: readonly string[]): Promise<void> =>
    (last = last.catch(() => undefined).then(() => run(slugs)));
  const wait = (lock: string): void => {
    timer = setTimeout(() => {
      if (isHeld(lock)) return wait(lock);
      void enqueue([]).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    }, every);
  };
  return {
    build: enqueue,
    some: () => waiting.size > 0,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
