import { defineConfig } from 'vitest/config';
import { searchPackages } from '../src/integration/search-packages.ts';

export default defineConfig({
  plugins: [searchPackages()],
  test: {
    // Bundled in the site as well: their published files are no ES modules that Node can load.
    server: { deps: { inline: [/typesense-instantsearch-adapter/, /instantsearch/] } },
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'],
    // Two cores: Astro builds and a sandbox run inside some of these tests.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
