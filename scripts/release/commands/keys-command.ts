import path from 'node:path';
import { root } from '../../workspace/apps';
import { CliError } from '../command-line/cli-error';
import {
  type Jwk,
  keysIn,
  keysVariable,
  newKey,
  publicPart,
  writeKeys,
} from '../keys/release-keys';

/** Changes the keys of a file for one of the commands `pnpm releases keys …`. */
export type Change = (keys: Jwk[], id: string, file: string) => Jwk[];

export const added: Change = (keys, id, file) => {
  assertOutside(file);
  if (keys.some(({ kid }) => kid === id)) throw new CliError(`There is a key ${id} already.`);
  return [...keys, newKey(id)];
};

export const dropped: Change = (keys, id) => known(keys, id).filter(({ kid }) => kid !== id);

export function changeKeys(file: string, id: string, change: Change): void {
  const before = keysIn(file);
  const keys = change(before, id, file);
  if (before.some(signs) && !keys.some(signs))
    throw new CliError(
      `${id} is the only key that signs: without it nothing could be changed, the kill switch included. Make the next one before: \`pnpm releases keys new ${file} <id>\``,
    );
  writeKeys(file, keys);
  showKeys(file, keys);
}

export function showKeys(file: string, keys: readonly Jwk[] = keysIn(file)): void {
  if (keys.length === 0)
    throw new CliError(`${file} has no keys. To make one: \`pnpm releases keys new ${file} <id>\``);
  for (const key of keys) console.log(`${key.kid}  ${signs(key) ? 'signs' : 'is trusted'}`);
  console.log('For the configuration of the host, where `notAfter` may be added:');
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
