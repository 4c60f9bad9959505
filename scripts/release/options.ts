import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remotes } from '../workspace/apps.ts';
import { CliError } from './cli-error.ts';

/** The options of all commands, as `parseArgs` takes them. */
export const optionTypes = {
  /** A folder or s3://bucket/prefix; by default the store that `npm start` serves. */
  to: { type: 'string' },
  /** The store that a release is promoted from; a folder that was built elsewhere; the metrics that a canary is watched by. */
  from: { type: 'string' },
  /** What a build from elsewhere was built from. */
  commit: { type: 'string' },
  /** Percentage of investors who get the release; the others keep the current one. */
  canary: { type: 'string' },
  /** The version to go back to, or to promote. */
  version: { type: 'string' },
  /** For the log. */
  reason: { type: 'string' },
  /** How long something must not have been served before it is removed. */
  days: { type: 'string' },
  /** The entry of the log whose registry is put back. */
  entry: { type: 'string' },
  /** Of a canary's watch: the time that is compared, and how often. */
  window: { type: 'string' },
  every: { type: 'string' },
  /** How long to watch. */
  for: { type: 'string' },
  /** Attempts that a comparison needs, and by how much a canary may be worse (compare-releases.ts). */
  samples: { type: 'string' },
  failures: { type: 'string' },
  errors: { type: 'string' },
  lcp: { type: 'string' },
  /** Compares once. */
  once: { type: 'boolean' },
  /** Does what is otherwise only shown. */
  remove: { type: 'boolean' },
  /** Only shows what would be done. */
  'dry-run': { type: 'boolean' },
  /** The public keys that a registry is verified with: the configuration of a host. */
  keys: { type: 'string' },
  /** Records a host that what runs does not work with; signs what nobody vouches for. */
  force: { type: 'boolean' },
  /** Checks the log and shows nothing else. */
  verify: { type: 'boolean' },
  /** Shows the whole log. */
  all: { type: 'boolean' },
} as const;

export type Options = {
  [Name in keyof typeof optionTypes]?:
    ((typeof optionTypes)[Name]['type'] extends 'boolean' ? boolean : string) | undefined;
};

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
      `Unexpected argument “${word}”. Put a reason of several words in quotes. See \`pnpm releases help\`.`,
    );
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && name !== 'to' && !taken.some((each) => each === name))
      throw new CliError(`This command has no option --${name}. See \`pnpm releases help\`.`);
}

/** Parses a share of investors, in percent. */
export function percent(text: string | undefined): number {
  const share = Number(text);
  if (text && share >= 0 && share <= 100) return share;
  throw new CliError('Give a share of investors from 0 to 100, in percent.');
}

/** Parses the share of a new canary: some investors, not all. */
export function canaryShare(text: string | undefined, forAll: string): number | undefined {
  if (text === undefined) return undefined;
  const share = percent(text);
  if (share > 0 && share < 100) return share;
  throw new CliError(
    `A canary starts with more than 0 and less than 100 percent of investors. For all of them: \`${forAll}\``,
  );
}
