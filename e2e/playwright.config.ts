import { defineConfig } from 'playwright/test';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.ts';

/**
 * Journeys of visitors and owners through the real composed site, which `support/servers/start-site.ts` starts as `npm start` does.
 * `E2E_BASE_URL` names a site that runs already (and `E2E_DATA` its data folder, for the files there).
 */
export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'journeys',
      testMatch: '*.test.ts',
      testIgnore: 'fuzz.test.ts',
    },
    // Alone on the site and after all others: it sends forms and counts visits by the hundred. A finding is never flaky, so
    // there are no retries.
    { name: 'fuzz', testMatch: 'fuzz.test.ts', dependencies: ['journeys'], retries: 0 },
  ],
  globalSetup: './support/servers/start-site.ts',
  // Journeys wait more than they compute: two at a time fit on two cores, site included.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late once or twice; a real fault fails every time.
  retries: process.env.CI ? 2 : 0,
  timeout: 40_000,
  expect: { timeout: 8000 },
  outputDir: '../.facade/journeys',
  reporter: [['list'], ['json'], ['./support/matrix-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'nl-BE',
    // A worker's requests are not the page's; one journey is about it.
    serviceWorkers: 'block',
    actionTimeout: 8000,
    navigationTimeout: 15_000,
    // Recording doubles the time of a journey, so only the retry is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      args: BROWSER_ARGUMENTS,
      ...(process.env.FACADE_CHROMIUM ? { executablePath: process.env.FACADE_CHROMIUM } : {}),
    },
  },
});
