// Finds or installs a Chromium for the browser tests: the system's, else Playwright's, else Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? systemBrowser() ?? playwrightBrowser();
  if (found) return found;
  console.log('No Chromium on this machine. Installing one.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    cwd: import.meta.dirname,
  });
  const fetched = playwrightBrowser() ?? debianBrowser();
  if (fetched) return fetched;
  console.error('Cannot find or install Chromium. Install it, or set CHROMIUM_PATH.');
  return process.exit(1);
}

function systemBrowser() {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return places.find((place) => existsSync(place));
}

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const place = chromium.executablePath();
  return place && existsSync(place) ? place : undefined;
}

function debianBrowser() {
  if (process.getuid?.() !== 0) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  return systemBrowser();
}
