import { firefox, webkit, type BrowserType } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand } from '../find-command.mjs';

interface Engine {
  name: 'firefox' | 'webkit';
  env?: NodeJS.ProcessEnv;
  missing?: string;
}

const fetchMs = 120_000;

/** Finds or installs the engines besides Chromium: Playwright's builds if they can be downloaded, else Debian's Firefox. */
export function ensureEngines(): Engine[] {
  return [ensure(firefox), ensure(webkit)];
}

function ensure(playwrights: BrowserType): Engine {
  const name = playwrights.name() as Engine['name'];
  const variable = name.toUpperCase();
  if (fetched(name, playwrights.executablePath()))
    return { name, env: { [variable]: 'playwright' } };
  if (name === 'webkit') return { name, missing: 'Playwright’s cannot be fetched.' };
  // Playwright also drives Debian's Firefox, over WebDriver BiDi.
  const found = systemFirefox() ?? (installFirefox() ? systemFirefox() : undefined);
  if (found) return { name, env: { [variable]: found } };
  const missing = 'Playwright’s cannot be fetched, and Firefox is not installed.';
  return { name, missing };
}

const systemFirefox = () => ['firefox-esr', 'firefox'].map(findCommand).find(Boolean);

function fetched(name: string, executable: string): boolean {
  if (existsSync(executable)) return true;
  console.log(`Fetching ${name} …`);
  spawnSync('npx', ['playwright', 'install', name], { timeout: fetchMs, stdio: 'ignore' });
  if (!existsSync(executable)) return false;
  // Installs system libraries, with sudo if it needs no password.
  spawnSync('npx', ['playwright', 'install-deps', name], { timeout: fetchMs, stdio: 'ignore' });
  return true;
}

function installFirefox(): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log('Installing firefox-esr …');
  return (
    spawnSync('apt-get', ['install', 'firefox-esr', '--yes'], { stdio: 'ignore' }).status === 0
  );
}
