import { firefox, webkit, type BrowserType } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { createProgram } from '../../release/command-line/program';
import { root } from '../../workspace/apps';
import { findCommand } from '../ensure-browser.mjs';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { journeys } from './journeys';

interface Engine {
  name: 'firefox' | 'webkit';
  env?: NodeJS.ProcessEnv;
  missing?: string;
}

interface Outcome {
  engine: string;
  title: string;
  status: string;
}

createProgram(
  'npm run test:engines',
  'Runs the journeys that every engine has to hold in Firefox and WebKit, and prints what held.',
).parse();

const fetchMs = 120_000;
const engines = [ensure(firefox), ensure(webkit)];
const results = path.join(scratchFolder(), 'results.json');
const ran = engines.filter(({ env }) => env);
if (ran.length === 0) throw new Error('No engine but Chromium is here.');
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'scripts/e2e/playwright.config.ts', '--workers', '1']
    // Only one window at a time can have the focus, so the tests run with one worker.
    .concat(ran.map(({ name }) => `--project=${name}`)),
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...Object.assign({}, ...ran.map(({ env }) => env)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: results,
    },
  },
);
const report = JSON.parse(readFileSync(results, 'utf8')) as JSONReport;

const outcomes = report.suites.flatMap(outcomesIn);

function outcomesIn({ specs, suites = [] }: JSONReportSuite): Outcome[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName: engine, status }) => ({ engine, title, status })),
  );
  return [...own, ...suites.flatMap(outcomesIn)];
}

function verdict(engine: string, title: string): 'holds' | 'FAILS' {
  const own = outcomes.filter((each) => each.engine === engine && each.title === title);
  const good = own.filter(({ status: how }) => how === 'expected' || how === 'flaky');
  return own.length > 0 && good.length === own.length ? 'holds' : 'FAILS';
}

const table = Object.entries(journeys).map(([journey, title]) => {
  const cells = engines.map(({ name, env }) => [name, env ? verdict(name, title) : 'not here']);
  return [journey, Object.fromEntries(cells)] as const;
});
console.table(Object.fromEntries(table));
for (const { name, missing } of engines) if (missing) console.log(`${name}: ${missing}`);
// In a pipeline, every engine must have run.
const lacksOne = process.env['CI'] !== undefined && ran.length < engines.length;
// A journey also fails if no test has its title any more.
const fails = table.some(([, cells]) => Object.values(cells).includes('FAILS'));
process.exitCode = lacksOne || fails ? 1 : (status ?? 1);

/** Finds or installs an engine besides Chromium: Playwright's build if it can be downloaded, else Debian's Firefox. */
function ensure(playwrights: BrowserType): Engine {
  const name = playwrights.name() as Engine['name'];
  const variable = name.toUpperCase();
  if (fetched(name, playwrights.executablePath()))
    return { name, env: { [variable]: 'playwright' } };
  if (name === 'webkit') return { name, missing: 'Playwright’s cannot be fetched.' };
  // Playwright also drives Debian's Firefox, over WebDriver BiDi.
  const found = systemFirefox() ?? (installFirefox() ? systemFirefox() : undefined);
  if (found) return { name, env: { [variable]: found } };
  return { name, missing: 'Playwright’s cannot be fetched, and Firefox is not installed.' };
}

function systemFirefox(): string | undefined {
  return ['firefox-esr', 'firefox'].map(findCommand).find(Boolean);
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

function installFirefox(): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log('Installing firefox-esr …');
  const args = ['install', 'firefox-esr', '--yes'];
  return spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
}
