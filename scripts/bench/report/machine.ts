import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { root } from '../../workspace/apps';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';

export interface Machine {
  processor: string;
  cores: number;
  node: string;
  chromium: string;
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
    chromium: /[\d.]{5,}/.exec(output(ensureBrowser(), ['--version']))?.[0] ?? 'unknown',
  };
}

export function currentLoad(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

/** Returns the measured commit, with a mark if there were uncommitted changes. */
export function thisCommit(): string {
  const sha = output('git', ['rev-parse', '--short', 'HEAD']).trim();
  const changed = output('git', ['status', '--porcelain', '--', ...measured]).trim() !== '';
  return changed ? `${sha} and changes` : sha;
}

const measured = ['host', 'remote-*', 'shared', 'scripts/build', 'scripts/serve'];

function output(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8', cwd: root }).stdout ?? '';
}
