// `npm test` runs every check except the nightly tier, on a machine with nothing but Node, and prints the totals at the end.
// `npm test nightly` runs the nightly tier with the existing build, and builds only the apps without one.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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

// Tests allocate much and keep little. With more space for new objects, V8 collects garbage less often.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/**
 * Runs a script, and counts its tests or else the script itself. A test that fails is tried once more.
 * @param {string} name
 * @param {{ args?: readonly string[], env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions, counts?: () => [number, number] }} [options]
 */
async function step(name, { args = [], env, stdio, counts } = {}) {
  const started = Date.now();
  const code = await runToEnd(
    process.execPath,
    ['--import', 'tsx', 'scripts/check/run-script.ts', name, ...args],
    { env: { ...process.env, NODE_OPTIONS, TEST_RETRIES: '1', ...env }, stdio },
  );
  const [good, bad] = counts?.() ?? [code === 0 ? 1 : 0, 0];
  passed += good;
  // A run may also fail before its tests, without a failed test.
  failed += code !== 0 && bad === 0 ? 1 : bad;
  return `${name}: ${Math.round((Date.now() - started) / 1000)} s`;
}

/** Runs scripts one after the other, and prints each script's output when it ends. */
async function quietly(...names) {
  console.log(`${names.join(', ')} …`);
  for (const name of names) {
    const log = `${results}/${name.replace(':', '-')}.log`;
    const file = openSync(log, 'w');
    const ended = await step(name, { stdio: ['ignore', file, file] });
    closeSync(file);
    console.log(`\n── ${name}\n${readFileSync(log, 'utf8')}${ended}`);
  }
}

function readReport(file, pick) {
  return () => {
    try {
      return pick(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return undefined;
    }
  };
}

/** The arguments of each tier for jest and Playwright. Both configurations have a project of nightly tests. */
const projects = {
  merge: {
    unit: ['--selectProjects', 'portal', 'components', 'scripts'],
    e2e: ['--project', 'desktop', 'phone', 'whole-browser'],
  },
  nightly: { unit: ['--selectProjects', 'nightly'], e2e: ['--project', 'nightly'] },
}[tier];

// These run in parallel, because each leaves a core idle at times. The browser tests use the build.
if (tier === 'merge')
  await Promise.all([quietly('types', 'lint', 'format:check'), quietly('build')]);

const unit = `${results}/unit.json`;
console.log(
  await step('unit', {
    args: ['--json', `--outputFile=${unit}`, '--silent=false', ...projects.unit],
    counts: readReport(unit, (run) => [
      run.numPassedTests,
      run.numFailedTests + run.numRuntimeErrorTestSuites,
    ]),
  }),
);
const e2e = path.resolve(results, 'e2e.json');
console.log(
  await step('e2e', {
    args: projects.e2e,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e },
    counts: readReport(e2e, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  }),
);

// Playwright has just named the browser tests that passed only when tried again. Jest does not name its own.
const again = readReport(unit, ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => `  ${fullName}\n`),
)();
if (again?.length) console.log(`\n${again.length} flaky unit tests:\n${again.join('')}`);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
