import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remotes } from '../workspace/apps.ts';
import { CliError } from './cli-error.ts';

export interface Options {
  to?: string | undefined;
  canary?: string | undefined;
  version?: string | undefined;
}

/** @throws CliError when there is no such remote. */
export function remoteCalled(name: string | undefined): (typeof remotes)[number] {
  const found = remotes.find((remote) => remote.name === name || remote.folder === name);
  if (found) return found;
  const names: RemoteName[] = remotes.map((remote) => remote.name);
  throw new CliError(`Say which remote: ${names.join(', ')}.`);
}

/**
 * Nothing that somebody wrote is passed over: without it the command would be another.
 * @param surplus the words after those it takes.
 * @param taken its options besides `--to`.
 * @throws CliError
 */
export function rejectExtraArgs(
  surplus: readonly string[],
  options: Options,
  taken: readonly (keyof Options)[] = [],
): void {
  const [word] = surplus;
  if (word !== undefined)
    throw new CliError(
      `“${word}” is too much; several words are one in quotes. npx pnpm@10 releases help says what a command takes.`,
    );
  for (const name of ['canary', 'version'] as const)
    if (options[name] !== undefined && !taken.includes(name))
      throw new CliError(
        `--${name} is for another command. npx pnpm@10 releases help says what a command takes.`,
      );
}

/** A share of investors in percent. */
export function percent(text: string | undefined): number {
  const share = Number(text);
  if (text && share >= 0 && share <= 100) return share;
  throw new CliError('Say a share of investors from 0 to 100, in percent.');
}
