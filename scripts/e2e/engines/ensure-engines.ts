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

/** Finds the engines besides Chromium, or installs them: Playwright's own builds where they can be fetched, else Debian's. */
export function ensureEngines(): Engine[] {
  return [ensure(firefox), ensure(webkit)];
}

/** Playwright drives Debian's as well: Firefox over WebDriver BiDi, WebKitGTK by its inspector. */
function ensure(playwrights: BrowserType): Engine {
  const name = playwrights.name() as Engine['name'];
  const variable = name.toUpperCase();
  if (fetched(name, playwrights.executablePath()))
    return { name, env: { [variable]: 'playwright' } };
  const found = findTool(name) ?? (install(name) ? findTool(name) : undefined);
  if (found) return { name, env: { [variable]: found } };
  return { name, missing: `Playwright’s cannot be fetched, and ${whyWithout(name)}` };
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

function install(name: Engine['name']): boolean {
  if (process.getuid?.() !== 0) return false;
  const [apt = '', ...args] = optionalTools[name].debian.split(' ');
  console.log(`Installing ${args.slice(1).join(', ')} …`);
  return spawnSync(apt, [...args, '--yes'], { stdio: 'ignore' }).status === 0;
}
