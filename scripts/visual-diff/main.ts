import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseOf } from '../affected/affected';
import { ensureHeadlessShell } from '../e2e/ensure-browser.mjs';
import { explainFailure } from '../release/command-line/failures.mjs';
import { createProgram, pattern } from '../release/command-line/program';
import { root } from '../workspace/apps';
import { comparePortals } from './compare-portals';
import { checkOut, startPortal } from './portal-of-tree';
import { reportOf } from './report';
import { states } from './states';

interface Given {
  since: string;
  report: string;
  port: number;
  only: RegExp;
}

const { since, report, port, only } = createProgram(
  'pnpm visual-diff',
  'Compares screenshots of this checkout with those of an earlier commit, and writes a report. Exits with 0 also if there are differences, and with 2 if it could not compare.',
  ['--since origin/main', "--since HEAD~3 --only '^campaign' --report report.html"],
)
  .requiredOption('--since <commit>', 'where the branch left the other, such as origin/main')
  .option('--report <file>', 'the report to write', path.join(root, '.portal/visual-diff.html'))
  .option('--only <pattern>', 'the states whose names it matches', pattern, /^/)
  .option('--port <first>', 'the first of 60 ports to use', Number, 4500)
  .parse()
  .opts<Given>();

async function main(): Promise<void> {
  const base = baseOf(root, since);
  const earlier = await startPortal(checkOut(base, console.log), port);
  console.log('Building this checkout');
  const now = await startPortal(root, port + 30);
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Otherwise, the browser sometimes paints only a part of the page again, whose edges get other colours.
      '--disable-partial-raster',
    ],
  });
  try {
    const chosen = states.filter(({ name }) => only.test(name));
    const result = await comparePortals(browser, [earlier, now], chosen);
    const { compared, changed, failed } = result;
    if (compared === 0) throw new Error(failed[0]?.why ?? 'No state has such a name.');
    mkdirSync(path.dirname(report), { recursive: true });
    const title = `Changes on screen since ${base.slice(0, 10)}`;
    writeFileSync(report, reportOf({ title, ...result }));
    for (const { name, difference } of changed) console.log(`${name}: ${difference.pixels} pixels`);
    for (const { name, why } of failed) console.log(`${name} could not be opened: ${why}`);
    console.log(
      `${changed.length} of ${compared} screenshots differ: ${path.relative('', report)}`,
    );
  } finally {
    await browser.close();
    await Promise.all([earlier.close(), now.close()]);
  }
}

// Listeners of `exit` stop the portals and remove the worktree.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(2));
try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(2);
}
