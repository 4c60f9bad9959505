import { spawnSync } from 'node:child_process';
import { root } from '../apps';

/** For tests: runs a script of this repository to its end. */
export function runScript(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}
