import { firefox, webkit, type BrowserType } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findTool, optionalTools, whyWithout } from '../../workspace/optional-tools.mjs';

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
  const found = findTool(name) ?? (install(name) ? findTool(name) : undefined);
  if (found) return { name, env: { [variable]: found } };
  return { name, missing: `Playwright’s cannot be fetched, and ${whyWithout(name)}` };
}

function fetched(name: string, executable: string): boolean {
  if (existsSync(executable)) return true;
  console.log(`Fetching ${name} …`);
  spawnSync('npx', ['playwright', 'install', name], { timeout: fetchMs, stdio: 'ignore' });
  if (!existsSync(executable)) return false;
  // Installs system libraries, with sudo if it needs no password.
  spawnSync('npx', ['playwright', 'install-deps', name], { timeout: fetchMs, stdio: 'ignore' });
  return true;
}

function install(name: 'firefox'): boolean {
  if (process.getuid?.() !== 0) return false;
  const [apt = '', ...args] = optionalTools[name].debian.split(' ');
  console.log(`Installing ${args.slice(1).join(', ')} …`);
  return spawnSync(apt, [...args, '--yes'], { stdio: 'ignore' }).status === 0;
}
