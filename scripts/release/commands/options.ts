import { Argument, InvalidArgumentError, Option } from 'commander';
import { remotes } from '../../workspace/apps.ts';

/** What every command takes that works on a place. */
export interface PlaceOptions {
  to?: string | undefined;
}

/** What every command takes that changes a registry. */
export interface ChangeOptions extends PlaceOptions {
  reason?: string | undefined;
}

export type Remote = (typeof remotes)[number];

export function remoteArgument(): Argument {
  const names = remotes.map(({ name }) => name).join(', ');
  return new Argument('<remote>', names).argParser((given): Remote => {
    const found = remotes.find(({ name, folder }) => name === given || folder === given);
    if (found) return found;
    throw new InvalidArgumentError(`Name a remote: ${names}.`);
  });
}

export function placeOption(): Option {
  return new Option(
    '--to <place>',
    'a folder or s3://bucket/prefix; without it, the store that npm start serves',
  );
}

export function reasonOption(): Option {
  return new Option('--reason <text>', 'why, for the log');
}

export function canaryOption(): Option {
  return new Option('--canary <percent>', 'give it to that share of investors first').argParser(
    canaryShare,
  );
}

/** Parses a share of investors, in percent. */
export function percent(text: string): number {
  const share = Number(text);
  if (text && share >= 0 && share <= 100) return share;
  throw new InvalidArgumentError('Give a share of investors from 0 to 100, in percent.');
}

// The share of a new canary: some investors, not all.
function canaryShare(text: string): number {
  const share = percent(text);
  if (share > 0 && share < 100) return share;
  throw new InvalidArgumentError(
    'A canary starts with more than 0 and less than 100 percent of investors. For all of them, leave it out.',
  );
}

/** The part of a command's help that shows how it is used. */
export function examples(...commands: readonly string[]): string {
  return `\nExamples:\n${commands.map((each) => `  npx --yes pnpm@10 ${each}`).join('\n')}`;
}
