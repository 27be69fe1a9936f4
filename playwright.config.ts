import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { quietly } from './scripts/quiet-chromium.ts';
import { freePort } from './src/platform/db/free-port.ts';

const { E2E_URL } = process.env;
if (!E2E_URL) process.env.E2E_PORT ??= String(await freePort());
// Where the site keeps its data, so that journeys can give commands of the office beside it.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `neo-viet-journeys-${process.pid}`);
const address = E2E_URL ?? `http://localhost:${process.env.E2E_PORT}`;

/**
 * Journeys in a real browser, on the built site with a database and a port of its own; E2E_URL names a
 * site that runs already.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // One more than there are cores: a journey waits for a tenth of its time.
  workers: availableParallelism() + 1,
  // Only failures wait as long; a busy machine needs it now and then.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // What fails once may be the doing of a browser on a busy machine; the summary names what needed a second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: address,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A worker answers where a test may want to; the journeys about times without a network allow it.
    serviceWorkers: 'block',
    // What cannot be done by then never can: a journey that waits three minutes for its own end holds up the others.
    actionTimeout: 60_000,
    // Recording every page takes longer than walking through it; the picture of a failure says most of it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...quietly,
        // See keepProcess() in tests/e2e/support/shared-browser.ts.
        '--process-per-site',
        // A page is left before it has earned what its scripts' last and dearest compiler costs: a twelfth of a visit. Threads that
        // compile and collect beside it take more than they save where both cores are busy: an eighth of a visit with axe.
        '--js-flags=--no-turbofan --single-threaded',
      ],
    },
  },
  projects: [
    // A test with one of these tags in its title is not begun at the other width, and its page not opened: '@once' is for what is the
    // same at every width.
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: process.env.E2E_EVERY_WIDTH ? /@phone\b/ : /@(phone|once)\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  ...(!E2E_URL && {
    webServer: {
      command: 'node tests/e2e/support/serve.ts',
      url: `${address}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
});
