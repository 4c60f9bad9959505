import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { environmentOf } from '../e2e/stack';
import { git } from '../release/publish/git';
import type { StoppableServer } from '../serve/listen';
import { root } from '../workspace/apps';
import { askControl } from '../workspace/ask-control';

/** The portal shows this time, ten o'clock in Manila. */
export const shownTime = new Date('2026-03-02T02:00:05Z');

// The data are older than the shown time. Otherwise, a whole number of hours that is left would change to one minute less while
// the page is open.
const dataTime = new Date('2026-03-02T02:00:00Z');
const secondsSinceData = (shownTime.getTime() - dataTime.getTime()) / 1_000;

export interface ComparedPortal {
  host: string;
  sandbox: string;
  /** Seeds the sandbox's data again and sets its clock to `shownTime`. */
  reset(): Promise<void>;
}

/** Checks a commit out in a temporary folder. */
export function addWorktree(repository: string, commit: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-diff-'));
  const dir = path.join(folder, 'tree');
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', dir], { cwd: repository });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    git(repository, 'worktree', 'add', '--detach', dir, commit);
  } catch (error) {
    remove();
    throw error;
  }
  return { dir, remove };
}

/** Checks a commit out in a folder of its own, which is removed when this process ends, and installs its packages. */
export function checkOut(commit: string, log: (line: string) => void): string {
  const { dir, remove } = addWorktree(root, commit);
  process.once('exit', remove);
  log(`Installing ${commit.slice(0, 10)}`);
  const { packageManager } = JSON.parse(git(root, 'show', `${commit}:package.json`)) as {
    packageManager: string;
  };
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${commit} cannot be installed: ${stderr}${stdout}`);
  return dir;
}

/** Builds a tree and starts its portal with its own sandbox, on the ports from `first` on. */
export async function startPortal(
  tree: string,
  first: number,
): Promise<ComparedPortal & StoppableServer> {
  const environment = environmentOf(first, path.join(tree, '.portal/visual-diff'));
  const frozen = pathToFileURL(path.join(import.meta.dirname, 'frozen-clock.mjs')).href;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts'], {
    cwd: tree,
    env: {
      ...process.env,
      ...environment,
      // The data are reset, so they must be those of the sandbox that starts here.
      PARTNER_API_URL: '',
      NODE_OPTIONS: `--import=${frozen}`,
      FROZEN_AT: String(dataTime.getTime()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed = (printed + text.toString()).slice(-4_000)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  process.once('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The portal of ${tree} stopped. ${printed}`)));
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Portal ready')) resolve();
    });
  });
  const sandbox = `http://localhost:${environment.PARTNER_API_PORT}`;
  return {
    host: `http://localhost:${environment.HOST_PORT}`,
    sandbox,
    reset: async () => {
      await askControl(sandbox, 'reset', {});
      await askControl(sandbox, 'clock', { advanceSeconds: secondsSinceData });
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
