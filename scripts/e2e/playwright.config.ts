import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { anyWidth } from './any-width.ts';
import { ensureBrowser } from './ensure-browser.mjs';
import { hostUrl, platformUrl, stackEnvironment } from './stack.ts';

const results = path.join(root, '.portal/test');

/** Browser tests against production builds, in the iframe of the platform's page. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(results, 'browser'),
  fullyParallel: true,
  workers: 2,
  // A busy machine may cause a failure; a test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: platformUrl,
    timezoneId: 'Asia/Manila',
    screenshot: 'only-on-failure',
    // Recording takes a third of a test's time, so it is for developers' machines only.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['budgets.spec.ts', 'federation/**'],
      use: { viewport: { width: 360, height: 800 }, hasTouch: true },
    },
    {
      name: 'desktop',
      // Tests that need only one width, and screens with another layout on wide ones.
      testMatch: [
        'budgets.spec.ts',
        'federation/**/*.spec.ts',
        'journey.spec.ts',
        'layout-shift.spec.ts',
        'host/shell.spec.ts',
        'opportunities/{list,campaign}.spec.ts',
        'portfolio/statuses.spec.ts',
      ],
      grepInvert: new RegExp(anyWidth),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/start/main.ts',
    cwd: root,
    // The host responds 503 until the portal is built.
    url: hostUrl,
    env: stackEnvironment,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
