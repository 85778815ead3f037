import { defineConfig, devices } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/test/chromium.ts';

/** Runs against sites that are already built and served: by `npm test`, or by `npm start` for work on one spec. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 30_000,
  // A busy machine of two processors is slow, not wrong.
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    // Recording costs a quarter of the processor time; CI retries once, and then records.
    trace: 'on-first-retry',
  },
});
