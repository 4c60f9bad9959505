import { generateKeyPairSync } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CliError } from './cli-error.ts';
import {
  jwkSchema,
  keyId,
  keysOf,
  keySetSchema,
  releaseKeys,
  type Jwk,
  type ReleaseKeys,
} from './release-keys.ts';

/** Makes a key pair. */
export function newKey(id: string): Jwk {
  const kid = v.safeParse(keyId, id);
  if (!kid.success) throw new CliError(`“${id}” ${kid.issues[0].message}, 40 at most.`);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return v.parse(jwkSchema, { ...jwk, kid: id });
}

/** The keys in a file; none where there is no such file. */
export function keysIn(file: string): Jwk[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  // For its messages.
  keysOf(text);
  return v.parse(v.pipe(v.string(), v.parseJson(), keySetSchema), text).keys;
}

/** Replaces a file of keys, which only its owner may read. */
export function writeKeys(file: string, keys: readonly Jwk[]): void {
  const text = `${JSON.stringify({ keys }, null, 2)}\n`;
  keysOf(text);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const scratch = `${file}.${process.pid}`;
  writeFileSync(scratch, text, { mode: 0o600 });
  // Of the one who reads it, also where root changes it: the containers' is their own.
  const { uid, gid } = statSync(existsSync(file) ? file : path.dirname(file));
  if (process.getuid?.() === 0) chownSync(scratch, uid, gid);
  renameSync(scratch, file);
}

/** The keys in RELEASES_KEY, else those in `file`, which gets one of its own the first time. */
export function keysOfMachine(file: string): ReleaseKeys {
  const known = releaseKeys(file);
  if (known) return known;
  const made = newKey('this-machine');
  writeKeys(file, [made]);
  return keysOf(JSON.stringify({ keys: [made] }));
}
