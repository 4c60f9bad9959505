// `npm test` runs every check except the nightly tier, on a machine with nothing but Node, and prints the totals at the end.
// `npm test nightly` runs the nightly tier with the existing build, and builds only the apps without one.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserResults, unitResults } from './check/test-results.mjs';
import { ensureInstalled } from './install.mjs';
import { startCommand } from './workspace/command.mjs';
import { runToEnd } from './workspace/run-to-end.mjs';

// The tier is an argument without dashes, because npm does not pass options on.
const tier = startCommand(
  `npm test: runs every check before a merge, or those of the nightly tier.
For one test see shared/docs/CONTRIBUTING.md.

Examples:
  npm test
  npm test nightly`,
  ([word = 'merge', ...more]) => {
    if (['merge', 'nightly'].includes(word) && more.length === 0) return word;
    throw new Error(`unknown: ${[word, ...more].join(' ')} (Did you mean nightly?)`);
  },
);

await ensureInstalled();
const results = '.portal/test';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

function count(ok, bad) {
  passed += ok;
  failed += bad;
}

// Tests allocate much and keep little. With more space for new objects, V8 collects garbage less often.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

function runScript(name, args, env, stdio) {
  return runToEnd(
    process.execPath,
    ['--import', 'tsx', 'scripts/check/run-script.ts', name, ...args],
    { env: { ...process.env, NODE_OPTIONS, TEST_RETRIES: '1', ...env }, stdio },
  );
}

const secondsSince = (started) => `${Math.round((Date.now() - started) / 1000)} s`;

/** Runs a script and counts its tests with `read`. Without `read`, the script counts as one check. */
async function step(name, args = [], { env, read } = {}) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const code = await runScript(name, args, env);
  console.log(`${name}: ${secondsSince(started)}`);
  const counted = read?.();
  if (counted) count(...counted);
  // A run may also fail before its tests, without a failed test.
  if (!counted || (code !== 0 && counted[1] === 0)) count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Runs scripts one after the other, each as one check, and prints each script's output when it ends. */
async function checks(...names) {
  console.log(`${names.join(', ')} …`);
  for (const name of names) {
    const started = Date.now();
    const log = `${results}/${name.replace(':', '-')}.log`;
    const file = openSync(log, 'w');
    const code = await runScript(name, [], {}, ['ignore', file, file]);
    closeSync(file);
    console.log(`\n── ${name}\n${readFileSync(log, 'utf8')}${name}: ${secondsSince(started)}`);
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  }
}

function readJson(file, pick) {
  return () => {
    try {
      return pick(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return undefined;
    }
  };
}

/** The arguments of each tier for jest and Playwright. Both configurations have a project of nightly tests. */
const tests = {
  merge: {
    unit: ['--selectProjects', 'portal', 'components', 'scripts'],
    e2e: ['--project', 'desktop', 'phone', 'whole-browser'],
  },
  nightly: { unit: ['--selectProjects', 'nightly'], e2e: ['--project', 'nightly'] },
}[tier];

// These run in parallel, because each leaves a core idle at times. The browser tests use the build.
if (tier === 'merge') await Promise.all([checks('types', 'lint', 'format:check'), checks('build')]);

const json = ['--json', `--outputFile=${results}/unit.json`, '--silent=false'];
await step('unit', [...json, ...tests.unit], {
  read: readJson(`${results}/unit.json`, (run) => [
    run.numPassedTests,
    run.numFailedTests + run.numRuntimeErrorTestSuites,
  ]),
});
await step('e2e', tests.e2e, {
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(results, 'e2e.json'),
  },
  read: readJson(`${results}/e2e.json`, ({ stats }) => [
    stats.expected + stats.flaky,
    stats.unexpected,
  ]),
});

const ran = [
  ...(readJson(`${results}/unit.json`, unitResults)() ?? []),
  ...(readJson(`${results}/e2e.json`, browserResults)() ?? []),
];

// Flaky tests count as passed, so they are listed here.
const flaky = ran.filter((test) => test.flaky);
if (flaky.length > 0) {
  console.log(`\n${flaky.length} flaky, passed when tried again:`);
  for (const { name } of flaky) console.log(`  ${name}`);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
