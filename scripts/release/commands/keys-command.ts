import type { Command } from 'commander';
import path from 'node:path';
import { root } from '../../workspace/apps.ts';
import { CliError } from '../../workspace/cli-error.ts';
import {
  type Jwk,
  keysIn,
  keysVariable,
  newKey,
  publicPart,
  writeKeys,
} from '../keys/release-keys.ts';
import { examples } from './options.ts';

/** Makes, shows and ends what registries are signed with (decision 95). */
export function keysCommand(command: Command): Command {
  const changing = (name: string, description: string, change: Change) =>
    command
      .command(name)
      .description(description)
      .argument('<file>')
      .argument('<id>')
      .action((file: string, id: string) => changeKeys(path.resolve(file), id, change));
  changing('new', 'makes a key, which signs beside the ones that are there', added);
  changing('retire', 'makes a key sign nothing more; what it has signed is still trusted', retired);
  changing('drop', 'removes a key', dropped);
  command
    .command('show', { isDefault: true })
    .description('shows the keys of a file, and what the configuration of the host needs')
    .argument('<file>')
    .action((file: string) => show(path.resolve(file), keysIn(path.resolve(file))));
  return command
    .description('Makes, shows and ends the keys that registries are signed with.')
    .usage('[new|retire|drop] <file> [id]')
    .addHelpText(
      'after',
      examples('releases keys new ~/portal-keys.json 2027-01', 'releases keys ~/portal-keys.json'),
    );
}

type Change = (keys: Jwk[], id: string, file: string) => Jwk[];

const added: Change = (keys, id, file) => {
  assertOutside(file);
  if (keys.some(({ kid }) => kid === id)) throw new CliError(`There is a key ${id} already.`);
  return [...keys, newKey(id)];
};

const retired: Change = (keys, id) =>
  known(keys, id).map((key) => (key.kid === id ? withoutPrivate(key) : key));

const dropped: Change = (keys, id) => known(keys, id).filter(({ kid }) => kid !== id);

function changeKeys(file: string, id: string, change: Change): void {
  const before = keysIn(file);
  const keys = change(before, id, file);
  if (before.some(signs) && !keys.some(signs))
    throw new CliError(
      `${id} is the only key that signs: without it nothing could be changed, the kill switch included. Make the next one before: \`pnpm releases keys new ${file} <id>\``,
    );
  writeKeys(file, keys);
  show(file, keys);
}

function show(file: string, keys: readonly Jwk[]): void {
  if (keys.length === 0)
    throw new CliError(`${file} has no keys. To make one: \`pnpm releases keys new ${file} <id>\``);
  for (const key of keys) console.log(`${key.kid}  ${signs(key) ? 'signs' : 'is trusted'}`);
  console.log('For the configuration of the host, where `notAfter` and `remotes` may be added:');
  console.log(JSON.stringify({ registryKeys: keys.map(publicPart) }, null, 2));
  console.log(`For the release tool: ${keysVariable}=${file}, or the text of that file.`);
}

// A private key in the repository would be in every clone.
function assertOutside(place: string): void {
  const inside = path.relative(root, place);
  if (inside.startsWith('..') || path.isAbsolute(inside) || inside.startsWith('.portal')) return;
  throw new CliError(`${place} is in the repository. Keep keys elsewhere.`);
}

function known(keys: Jwk[], id: string): Jwk[] {
  if (keys.some(({ kid }) => kid === id)) return keys;
  const there = keys.map(({ kid }) => kid).join(', ') || 'none';
  throw new CliError(`There is no key ${id}. There is ${there}.`);
}

function signs({ d }: Jwk): boolean {
  return d !== undefined;
}

function withoutPrivate({ d: _d, ...key }: Jwk): Jwk {
  return key;
}
