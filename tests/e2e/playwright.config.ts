import { defineConfig, devices } from 'playwright/test';
import { chromiumFlags, findTestChromium } from '../../scripts/test/chromium.ts';

/** Runs against sites that are already built and served: by `npm test`, or by `npm start` for work on one spec. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Of three, one usually waits: for an answer, or as a person does.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // A busy machine of two processors is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findTestChromium(), args: [...chromiumFlags] },
    // Recording costs a quarter of the processor time; CI retries once, and then records.
    trace: 'on-first-retry',
  },
});
