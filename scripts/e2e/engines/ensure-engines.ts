import { firefox, webkit, type BrowserType } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findTool, optionalTools, whyWithout } from '../../workspace/optional-tools.mjs';

interface Engine {
  /** The project of playwright.config.ts. */
  name: 'firefox' | 'webkit';
  /** What that project needs to know; absent where the engine is not here. */
  env?: NodeJS.ProcessEnv;
  /** Why it is not. */
  missing?: string;
}

const fetchMs = 120_000;

/**
 * Finds the engines besides Chromium, or fetches Playwright's builds of them. Where its Firefox cannot be fetched, Playwright
 * drives Debian's over WebDriver BiDi.
 */
export function ensureEngines(): Engine[] {
  return [ensureFirefox(), ensureWebKit()];
}

function ensureFirefox(): Engine {
  if (isFetched(firefox)) return { name: 'firefox', env: { FIREFOX: 'playwright' } };
  const found = findTool('firefox') ?? (installFirefox() ? findTool('firefox') : undefined);
  if (found) return { name: 'firefox', env: { FIREFOX: found } };
  return { name: 'firefox', missing: `${cannotBeFetched}, and ${whyWithout('firefox')}` };
}

function ensureWebKit(): Engine {
  return isFetched(webkit)
    ? { name: 'webkit', env: { WEBKIT: 'playwright' } }
    : { name: 'webkit', missing: cannotBeFetched };
}

const cannotBeFetched = 'Playwright’s build cannot be fetched';

function isFetched(engine: BrowserType): boolean {
  const [name, executable] = [engine.name(), engine.executablePath()];
  if (existsSync(executable)) return true;
  console.log(`Fetching ${name} …`);
  spawnSync('npx', ['playwright', 'install', name], { timeout: fetchMs, stdio: 'ignore' });
  if (!existsSync(executable)) return false;
  // What it needs of the system, by sudo where that asks for no password.
  spawnSync('npx', ['playwright', 'install-deps', name], { timeout: fetchMs, stdio: 'ignore' });
  return true;
}

function installFirefox(): boolean {
  if (process.getuid?.() !== 0) return false;
  const [apt = '', ...args] = optionalTools.firefox.debian.split(' ');
  console.log(`Installing ${args.slice(1).join(', ')} …`);
  return spawnSync(apt, [...args, '--yes'], { stdio: 'ignore' }).status === 0;
}
