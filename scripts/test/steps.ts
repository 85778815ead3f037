/** One thing that `npm test` checks: a command, and whether it needs the built and served test sites. */
export interface Step {
  name: string;
  /** What a failure means and what to do about it. */
  hint: string;
  command: readonly string[];
  needsSites?: boolean;
  /** Seconds after which it is stopped and has failed. */
  limit?: number;
  /** Processors that it keeps busy, or must have to itself to measure right; usually 1. */
  slots?: 2;
}

const node = process.execPath;
const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];

export const steps: readonly Step[] = [
  {
    name: 'format',
    hint: 'run `npm run format`',
    // Dealer files may have any spacing, and `check` reports broken ones.
    command: ['oxfmt', '--check', '.', '!dealers'],
  },
  {
    name: 'lint',
    hint: 'see the rule named at each line',
    // What has not changed since the last run is not judged again: three quarters of the time go to React's compiler.
    command: [
      ...['eslint', '-c', 'tests/house/eslint.config.ts', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.forecourt/cache/lint'],
    ],
  },
  {
    name: 'types',
    hint: 'fix the type errors above',
    // The compiler in machine code reads .ts and .tsx. One thread: each further one would check shared types again.
    command: [node, 'node_modules/typescript-native/bin/tsc', '--singleThreaded'],
  },
  {
    name: 'types of pages',
    hint: 'fix the type errors above',
    // Only what can name the real types of .astro files.
    command: ['astro', 'check', '--tsconfig', 'tests/house/tsconfig.astro.json'],
  },
  { name: 'dealers', hint: 'fix the dealer files named above', command: [node, 'scripts/check.ts'] },
  { name: 'dead code', hint: 'delete what nothing uses', command: ['knip', '--no-progress'] },
  {
    name: 'unit',
    hint: 'a rule of the product or of the house is broken',
    command: [...vitest, '--project', 'pure', '--project', 'commands', '--project', 'isolated'],
    slots: 2,
  },
  {
    name: 'attack',
    hint: 'hostile input gets through, or takes too long to be refused',
    command: [...vitest, '--project', 'attack'],
    limit: 180,
    slots: 2,
  },
  {
    name: 'budgets',
    hint: 'a page got too heavy: see what it loads',
    command: ['size-limit', '--config', 'tests/budgets/size-limit.config.js', '--hide-passed'],
    needsSites: true,
  },
  {
    name: 'end to end',
    hint: 'a visitor cannot do their job',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    needsSites: true,
    slots: 2,
  },
  {
    name: 'lighthouse',
    hint: 'a page got slower or less accessible',
    command: [node, 'tests/budgets/lighthouse.ts'],
    needsSites: true,
    slots: 2,
  },
];
