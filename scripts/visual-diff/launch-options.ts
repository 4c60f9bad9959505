import type { LaunchOptions } from '@playwright/test';
import { ensureHeadlessShell } from '../e2e/ensure-browser.mjs';

export function launchOptions(): LaunchOptions {
  return {
    executablePath: ensureHeadlessShell(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Otherwise, the browser sometimes paints only a part of the page again, whose edges get other colours.
      '--disable-partial-raster',
    ],
  };
}
