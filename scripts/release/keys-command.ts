import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { CliError } from './cli-error.ts';
import { keysIn, newKey, writeKeys } from './key-file.ts';
import { rejectExtraArgs, type Options } from './options.ts';
import { keysVariable, publicPart, type Jwk } from './release-keys.ts';

const usage =
  'Run `pnpm releases keys <file>`, or `pnpm releases keys new|retire|drop <file> <id>`.';

type Change = (keys: Jwk[], id: string) => Jwk[];

const changes: Readonly<Record<string, Change>> = {
  /** It signs beside the ones that are there: hosts that know either trust it. */
  new: (keys, id) => {
    if (keys.some(({ kid }) => kid === id)) throw new CliError(`There is a key ${id} already.`);
    return [...keys, newKey(id)];
  },
  /** It signs nothing more; what it has signed is still trusted here. */
  retire: (keys, id) => known(keys, id).map((key) => (key.kid === id ? withoutPrivate(key) : key)),
  drop: (keys, id) => known(keys, id).filter(({ kid }) => kid !== id),
};

/** `pnpm releases keys`: makes and shows what registries are signed with (decision 95). */
export async function releaseKeysCommand(args: string[], options: Options): Promise<void> {
  const [word = '', ...rest] = args;
  const change = changes[word];
  const [file, id] = change ? rest : [word];
  const surplus = rest.slice(change ? 2 : 0);
  rejectExtraArgs(surplus, options);
  if (!file || options.to !== undefined || (change && !id)) throw new CliError(usage);
  const place = path.resolve(file);
  const before = keysIn(place);
  const keys = change && id ? change(before, id) : before;
  if (change && id) {
    if (word === 'new') assertOutside(place);
    if (keys.length === 0 || (before.some(signs) && !keys.some(signs)))
      throw new CliError(
        `${id} is the only key that signs: without it nothing could be changed, the kill switch included. Make the next one before: \`pnpm releases keys new ${file} <id>\``,
      );
    writeKeys(place, keys);
  }
  if (keys.length === 0) throw new CliError(`${place} has no keys. ${usage}`);
  for (const key of keys) console.log(`${key.kid}  ${signs(key) ? 'signs' : 'is trusted'}`);
  console.log('For the configuration of the host, where `notAfter` and `remotes` may be added:');
  console.log(JSON.stringify({ registryKeys: keys.map(publicPart) }, null, 2));
  console.log(`For the release tool: ${keysVariable}=${place}, or the text of that file.`);
}

// A private key in the repository would be in every clone.
function assertOutside(place: string): void {
  const inside = path.relative(root, place);
  if (inside.startsWith('..') || path.isAbsolute(inside) || inside.startsWith('.portal')) return;
  throw new CliError(`${place} is in the repository. Keep keys elsewhere.`);
}

function known(keys: Jwk[], id: string): Jwk[] {
  if (keys.some(({ kid }) => kid === id)) return keys;
  throw new CliError(`There is no key ${id}. There is ${keys.map(({ kid }) => kid).join(', ')}.`);
}

function signs({ d }: Jwk): boolean {
  return d !== undefined;
}

function withoutPrivate({ d: _d, ...key }: Jwk): Jwk {
  return key;
}
