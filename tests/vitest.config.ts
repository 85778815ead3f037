import { defineConfig } from 'vitest/config';
import { searchPackages } from '../src/integration/client/search-packages.ts';

/** Rooms whose files hold no state and touch nothing outside of their own temporary folders. */
const pureRooms = [
  'domain',
  'messages',
  'config',
  'catalogue',
  'services',
  'routes',
  'templates',
  'ui',
  'islands',
];
const inside = (folders: readonly string[]): string[] =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
const pure = inside(pureRooms);

/** Features of commands whose tests start what they need for themselves, and stop it. */
const commands = inside([
  'contract',
  ...['sandbox', 'stock', 'check', 'build/stock', 'build/report'].map((feature) => `scripts/${feature}`),
]);

export default defineConfig({
  plugins: [searchPackages()],
  test: {
    // Bundled in the site as well: their published files are no ES modules that Node can load.
    server: { deps: { inline: [/typesense-instantsearch-adapter/, /instantsearch/] } },
    root: new URL('..', import.meta.url).pathname,
    // Two cores: Astro builds and a sandbox run inside some of these tests.
    setupFiles: ['tests/house/dealers-are-data.ts'],
    // Commands that tests run read no dealers either.
    env: {
      NODE_OPTIONS: `--import ${new URL('house/dealers-are-data.ts', import.meta.url).href}`,
      // Commands colour what they say where CI is set, and tests read it.
      NO_COLOR: '1',
    },
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      // What keeps nothing between tests shares its workers: a fresh one for each file took most of the time.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'commands', include: commands, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...pure, ...commands, 'tests/attack/**', 'tests/e2e/**'],
        },
      },
      // They measure how long hostile input keeps a process busy: two processes, and nothing beside. A process for each file
      // took a quarter of the processor time.
      { extends: true, test: { name: 'attack', include: ['tests/attack/**/*.test.ts'], isolate: false } },
    ],
  },
});
