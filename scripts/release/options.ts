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
  throw new CliError(`Name a remote: ${names.join(', ')}.`);
}

/**
 * Rejects every argument and option the command does not take, rather than ignore what somebody meant.
 * @param surplus the arguments after those it takes.
 * @param taken the options it takes besides `--to`.
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
      `Unexpected argument “${word}”. Put a reason of several words in quotes. See npx pnpm@10 releases help.`,
    );
  for (const name of ['canary', 'version'] as const)
    if (options[name] !== undefined && !taken.includes(name))
      throw new CliError(`This command has no option --${name}. See npx pnpm@10 releases help.`);
}

/** Parses a share of investors, in percent. */
export function percent(text: string | undefined): number {
  const share = Number(text);
  if (text && share >= 0 && share <= 100) return share;
  throw new CliError('Give a share of investors from 0 to 100, in percent.');
}
