import { firefox, webkit } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findTool } from '../../workspace/optional-tools.mjs';

interface Engine {
  /** The project of playwright.config.ts. */
  name: 'firefox' | 'webkit';
  /** What that project needs to know; absent where the engine is not here. */
  env?: NodeJS.ProcessEnv;
  /** Why it is not. */
  missing?: string;
}

const fetchMs = 120_000;

/** Finds the engines besides Chromium, or installs them: Playwright's own builds where they can be fetched, else Debian's. */
export function ensureEngines(): Engine[] {
  return [firefoxHere(), webkitHere()];
}

function firefoxHere(): Engine {
  const name = 'firefox';
  if (fetched(name, firefox.executablePath())) return { name, env: { FIREFOX: 'playwright' } };
  const found = findTool('firefox') ?? (install('firefox-esr') ? findTool('firefox') : undefined);
  if (found) return { name, env: { FIREFOX: found } };
  return {
    name,
    missing: 'Playwright’s cannot be fetched, and there is none: apt-get install firefox-esr',
  };
}

function webkitHere(): Engine {
  const name = 'webkit';
  if (fetched(name, webkit.executablePath())) return { name, env: { WEBKIT: 'playwright' } };
  // WebKitGTK's driver speaks WebDriver alone, which this runner does not.
  return {
    name,
    missing: 'Playwright’s cannot be fetched, and no other can be driven by Playwright.',
  };
}

function fetched(name: string, executable: string): boolean {
  if (existsSync(executable)) return true;
  console.log(`Fetching ${name} …`);
  spawnSync('npx', ['playwright', 'install', name], { timeout: fetchMs, stdio: 'ignore' });
  if (!existsSync(executable)) return false;
  // What it needs of the system, by sudo where that asks for no password.
  spawnSync('npx', ['playwright', 'install-deps', name], { timeout: fetchMs, stdio: 'ignore' });
  return true;
}

function install(debian: string): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${debian} …`);
  return spawnSync('apt-get', ['install', '--yes', debian], { stdio: 'ignore' }).status === 0;
}
