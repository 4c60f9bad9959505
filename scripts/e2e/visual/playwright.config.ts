import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureHeadlessShell } from '../ensure-browser.mjs';
import { environmentOf } from '../stack';
import { root } from '../../workspace/apps';
import { dataTime } from './time';

const results = path.join(root, '.portal/visual');
/** The checkout whose portal is opened (main.ts). */
const tree = process.env['VISUAL_TREE'] ?? root;
const environment = environmentOf(4500, path.join(tree, '.portal/visual-stack'));

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: path.join(results, 'differences'),
  snapshotPathTemplate: path.join(results, 'before/{arg}{ext}'),
  // One state may change the data, so the states are opened one after another.
  workers: 1,
  // The browser paints the same page differently once in some hundred times.
  retries: 1,
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // The browser rounds the colours at the edges of round shapes differently each time, by up to 3 of 255.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.02 },
  },
  reporter: [['list'], ['html', { outputFolder: path.join(results, 'report'), open: 'never' }]],
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${environment.HOST_PORT}`,
    timezoneId: 'Asia/Manila',
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: ensureHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Otherwise, the browser sometimes paints only a part of the page again, whose edges get other colours.
        '--disable-partial-raster',
      ],
    },
  },
  metadata: { sandbox: `http://localhost:${environment.PARTNER_API_PORT}` },
  webServer: {
    command: 'node --import tsx scripts/start/main.ts',
    cwd: tree,
    url: `http://localhost:${environment.HOST_PORT}`,
    env: {
      ...environment,
      PARTNER_API_URL: '',
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'frozen-clock.mjs')).href}`,
      FROZEN_AT: String(dataTime.getTime()),
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
