import path from 'node:path';
import { createProgram } from '../../release/command-line/program';
import { manifestIn, root } from '../../workspace/apps';
import { git, gitIfPossible } from '../../workspace/git';
import { runToEnd } from '../../workspace/run-to-end.mjs';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const { since, only } = createProgram(
  'pnpm visual',
  'Compares screenshots of this checkout with those of an earlier commit, by Playwright. Exits with 1 if they differ.',
  ['--since origin/main', "--since HEAD~3 --only 'campaign|amount'"],
)
  .requiredOption('--since <commit>', 'where the branch left the other, such as origin/main')
  .option('--only <pattern>', 'the states whose names it matches', '')
  .parse()
  .opts<{ since: string; only: string }>();

const tree = path.join(scratchFolder(), 'tree');
process.once('exit', () => gitIfPossible(root, 'worktree', 'remove', '--force', tree));

const base = git(root, 'merge-base', '--', since, 'HEAD');
git(root, 'worktree', 'add', '--detach', tree, base);
console.log(`Installing ${base.slice(0, 10)}`);
const install = `cd "${tree}" && npx --yes ${manifestIn(tree).packageManager} install --frozen-lockfile --prefer-offline`;
if ((await runToEnd(install, [], { shell: true })) !== 0) process.exit(2);

console.log('Taking the screenshots to compare with');
if ((await playwright(tree, 'all')) !== 0)
  console.log('Some states do not open there. They are compared with nothing.');
console.log('Comparing this checkout with them');
process.exitCode = await playwright(root, 'none');

function playwright(portal: string, update: 'all' | 'none'): Promise<number> {
  return runToEnd(
    path.join(root, 'node_modules/.bin/playwright'),
    [
      'test',
      '--config',
      'scripts/e2e/visual/playwright.config.ts',
      `--update-snapshots=${update}`,
    ].concat(only ? ['--grep', only] : []),
    { env: { ...process.env, VISUAL_TREE: portal } },
  );
}
