import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../workspace/apps';
import { anyJourney } from './engines/journeys';
import { ensureBrowser, ensureHeadlessShell } from './ensure-browser.mjs';
import { hostUrl, platformUrl, stackEnvironment } from './stack';

/** Tests that need what the headless shell lacks, such as a PDF viewer. */
const wholeBrowser = /@whole-browser/;
const results = path.join(root, '.portal/test');
// `npm test` sets it, and names the tests that passed on a retry (../test.mjs).
const retries = Number(process.env.TEST_RETRIES ?? 0);
const timezoneId = 'Asia/Manila';
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const launchOptions = {
  executablePath: ensureHeadlessShell(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
};

/** Playwright's Firefox, or else the system's Firefox, which Playwright drives by WebDriver BiDi (engines/firefox.mjs). */
const firefox = {
  name: 'firefox',
  grep: anyJourney,
  use: {
    ...phone,
    browserName: 'firefox',
    ...(process.env.FIREFOX === 'playwright'
      ? { launchOptions: {} }
      : {
          channel: 'moz-firefox',
          launchOptions: { executablePath: path.join(import.meta.dirname, 'engines/firefox.mjs') },
        }),
  },
} as const;

const webkit = {
  name: 'webkit',
  grep: anyJourney,
  use: { ...phone, browserName: 'webkit', launchOptions: {} },
} as const;

export default defineConfig({
  testDir: '.',
  outputDir: path.join(results, 'browser'),
  fullyParallel: true,
  // More workers than cores, because tests also wait. More than four would slow each other down.
  workers: Math.min(4, availableParallelism() * 2),
  retries,
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    // An impossible action fails before the whole test is out of time, with a better message.
    actionTimeout: 20_000,
    baseURL: platformUrl,
    timezoneId,
    screenshot: 'only-on-failure',
    // Recording takes a third of a test's time.
    trace: retries ? 'on-first-retry' : 'retain-on-failure',
    launchOptions,
  },
  projects: [
    // Tests run in the order of projects, folders and files. The longest come first, so that no worker waits for one at the end.
    {
      name: 'desktop',
      testMatch: ['budgets.spec.ts', 'built-scripts.spec.ts', 'federation/**/*.spec.ts'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['budgets.spec.ts', 'built-scripts.spec.ts', 'federation/**', 'nightly/**'],
      grepInvert: wholeBrowser,
      use: phone,
    },
    {
      name: 'nightly',
      testMatch: 'nightly/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'whole-browser',
      grep: wholeBrowser,
      use: { ...phone, launchOptions: { ...launchOptions, executablePath: ensureBrowser() } },
    },
    // engines/main.ts sets the variables of the installed engines.
    ...(process.env.FIREFOX ? [firefox] : []),
    ...(process.env.WEBKIT ? [webkit] : []),
  ],
  webServer: {
    command: 'node --import tsx scripts/start/main.ts',
    cwd: root,
    // The host responds 503 until the portal is built.
    url: hostUrl,
    env: stackEnvironment,
    timeout: 300_000,
    reuseExistingServer: !retries,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
