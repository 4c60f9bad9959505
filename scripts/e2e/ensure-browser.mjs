// Finds or installs a Chromium for the browser tests: the system's, else Playwright's, else Debian's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const paths = [
  // Debian installs Chromium here, and the folder may be missing from PATH.
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns a complete browser, as investors have it. */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? systemBrowser() ?? playwrightBrowser();
  if (found) return found;
  console.log('No Chromium on this machine. Installing one.');
  const options = { stdio: 'inherit', cwd: import.meta.dirname };
  spawnSync('npx', ['playwright', 'install', 'chromium'], options);
  const fetched = playwrightBrowser() ?? debianBrowser();
  if (fetched) return fetched;
  console.error('Cannot find or install Chromium. Install it, or set CHROMIUM_PATH.');
  return process.exit(1);
}

/**
 * Returns the headless shell if Debian's package is installed, because it needs a fifth less CPU for our tests. The headless
 * shell has no PDF viewer and no back/forward cache. Otherwise returns the complete browser.
 */
export function ensureHeadlessShell() {
  const browser = ensureBrowser();
  const shell = findBrowser([headlessShell], [`/usr/bin/${headlessShell}`]);
  return process.env.CHROMIUM_PATH ?? shell ?? browser;
}

const systemBrowser = () => findBrowser(names, paths);

function findBrowser(commands, files) {
  return commands.map(findCommand).find(Boolean) ?? files.find(isExecutable);
}

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const executable = chromium.executablePath();
  return executable && existsSync(executable) ? executable : undefined;
}

function debianBrowser() {
  if (process.getuid?.() !== 0) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', headlessShell], { stdio: 'inherit' });
  return systemBrowser();
}

/** Returns the absolute path of a command on PATH. @param {string} command */
export function findCommand(command) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.resolve(folder, command))
    .find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
