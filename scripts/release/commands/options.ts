import { Argument, type Command, InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { cohortSchema } from '@investor-portal/registry/format';
import { remotes } from '../../workspace/apps';
import type { Reach } from '../registry/registry-changes';

export interface PlaceOptions {
  to?: string | undefined;
}

export interface ReachOptions {
  canary?: number | undefined;
  audience?: string | undefined;
}

export interface ChangeOptions extends PlaceOptions {
  reason?: string | undefined;
}

export type Remote = (typeof remotes)[number];

export function onPlace(command: Command): Command {
  const place = 'a folder or s3://bucket/prefix; without it, the store that npm start serves';
  return command.option('--to <place>', place);
}

export function changing(command: Command): Command {
  const why = 'why, for the log; users do not see it';
  return onPlace(command).option('--reason <text...>', why, reasonWord);
}

// Collects the words of a reason, so that quotes are not needed. Rejects a remote's name or an address, because the operator
// meant it as an argument of the command.
function reasonWord(word: string, before?: string): string {
  if (before === undefined) return word;
  const isRemote = remotes.some(({ name, folder }) => name === word || folder === word);
  if (isRemote || isWebAddress(word))
    throw new InvalidArgumentError(`Name ${word} before --reason, or put the reason in quotes.`);
  return `${before} ${word}`;
}

export function remoteArgument(): Argument {
  const names = remotes.map(({ name }) => name).join(', ');
  return new Argument('<remote>', names).argParser((given): Remote => {
    const found = remotes.find(({ name, folder }) => name === given || folder === given);
    if (found) return found;
    throw new InvalidArgumentError(`Name a remote: ${names}.`);
  });
}

export function percent(text: string): number {
  const share = Number(text);
  if (text && share >= 0 && share <= 100) return share;
  throw new InvalidArgumentError('Give a share of users from 0 to 100, in percent.');
}

export function canaryShare(text: string): number {
  const share = percent(text);
  if (share > 0 && share < 100) return share;
  throw new InvalidArgumentError(
    'A canary starts with more than 0 and less than 100 percent of users. For all of them, leave it out.',
  );
}

export function cohort(given: string): string {
  if (v.is(cohortSchema, given)) return given;
  throw new InvalidArgumentError('Name a cohort of hand-overs, such as staff.');
}

export function reachOf({ canary, audience }: ReachOptions): Reach | undefined {
  if (canary === undefined && audience === undefined) return undefined;
  return { share: canary ?? 0, audience };
}

export function commit(given: string): string {
  if (/^[\da-f]{40}$/.test(given)) return given;
  throw new InvalidArgumentError('It takes the 40 digits of a commit.');
}

export function webAddress(given: string): string {
  if (isWebAddress(given)) return given;
  throw new InvalidArgumentError('Give an address such as https://portal.example.');
}

const isWebAddress = (given: string) => /^https?:\/\//.test(given) && URL.canParse(given);
