import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps.ts';
import { benchDir, firstPort } from '../settings/env.ts';
import { loadNow, thisCommit, thisMachine } from '../report/machine.ts';
import { markdownTable } from '../report/table.ts';
import { writeJson } from '../report/write-results.ts';
import { runTimed, type Timed } from './run-timed.ts';

interface Step extends Timed {
  what: string;
}

const clone = path.join(benchDir, 'clone');
const env = {
  PLATFORM_PORT: String(firstPort + 70),
  HOST_PORT: String(firstPort + 71),
  ONBOARDING_PORT: String(firstPort + 72),
  OPPORTUNITIES_PORT: String(firstPort + 73),
  PORTFOLIO_PORT: String(firstPort + 74),
  PARTNER_API_PORT: String(firstPort + 75),
  PORTAL_WORK_DIR: path.join(clone, '.portal'),
  // As on a developer's machine: the sandbox keeps its data.
  SANDBOX_DATA_DIR: '',
};
const start = {
  args: ['scripts/start.mjs'],
  until: /^Portal ready/,
  note: /^(?:Installing|Done|Built)/,
};

/** Measures what a developer waits for, in a fresh clone of the current commit. */
export async function measureDeveloper(log: (line: string) => void): Promise<void> {
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const steps: Step[] = [];
  const take = async (
    what: string,
    args: readonly string[],
    more: { until?: RegExp; note?: RegExp } = {},
  ) => {
    const timed = await runTimed(args, { cwd: clone, env, ...more });
    steps.push({ what, ...timed });
    log(`${what}: ${timed.seconds.toFixed(1)} s`);
  };
  try {
    await take('npm start, fresh clone, to ready', start.args, start);
    await take('npm start again, to ready', start.args, start);
    changeOneLine();
    await take('rebuild of one remote after a change of one line', [
      '--import',
      'tsx',
      'scripts/build/main.ts',
      'remote-portfolio',
    ]);
    // The checks run on the commit itself: the changed line has a test.
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
    for (const check of ['types', 'lint', 'format:check', 'unit'])
      await take(`npm test: ${check}`, ['--import', 'tsx', 'scripts/check/run-script.ts', check]);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
  log(
    `\n${markdownTable(
      ['step', 'seconds'],
      steps.map(({ what, seconds }) => [what, seconds.toFixed(1)]),
    )}`,
  );
  await writeJson('developer.json', {
    date: new Date().toISOString(),
    commit: thisCommit(),
    machine: thisMachine(),
    load: loadNow(),
    steps,
  });
}

function changeOneLine(): void {
  const file = path.join(clone, 'remote-portfolio/src/commitments/CommitmentsPage.tsx');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace("'Successful Commitments'", "'Commitments that succeeded'");
  if (changed === text) throw new Error(`${file} has no line to change.`);
  writeFileSync(file, changed);
}
