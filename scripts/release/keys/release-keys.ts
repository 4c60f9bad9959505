import { FlattenedSign, importJWK } from 'jose';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type RegistryKey, withSignatures } from '@investor-portal/registry/signatures';
import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';

export const keysVariable = 'RELEASES_KEY';

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'));

const keyId = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,40}$/, 'must be of letters, digits, dots and hyphens'),
);

/** A JWK (RFC 8037). A key with `d` signs. Signatures of a key without `d` are only trusted. */
const jwkSchema = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  kid: keyId,
  x: base64Url,
  d: v.optional(base64Url),
});
export type Jwk = v.InferOutput<typeof jwkSchema>;

const keySetSchema = v.object({
  keys: v.pipe(v.array(jwkSchema), v.minLength(1, 'must have a key')),
});

/** The keys of an operator. All keys with a private part sign, and all keys are trusted (decision 95). */
export interface ReleaseKeys {
  signing: readonly Jwk[];
  trusted: readonly RegistryKey[];
}

/** Returns the keys in RELEASES_KEY, or else in `file`. @throws CliError when the keys cannot be used. */
export function releaseKeys(file?: string): ReleaseKeys | undefined {
  const named = process.env[keysVariable];
  if (named) return keysOf(named.trimStart().startsWith('{') ? named : readKeys(named));
  return file && existsSync(file) ? keysOf(readKeys(file)) : undefined;
}

function readKeys(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CliError(`The keys cannot be read: ${why}`, { cause });
  }
}

/** @throws CliError whose message contains no part of a key. */
export function keysOf(text: string): ReleaseKeys {
  const keys = parseKeys(text);
  return { signing: keys.filter(({ d }) => d !== undefined), trusted: keys.map(publicPart) };
}

function parseKeys(text: string): Jwk[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keySetSchema), text);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const at = v.getDotPath(issue) ?? 'the text';
    throw new CliError(
      `${keysVariable} is no set of keys: ${at} ${issue.type === 'parse_json' ? 'is not JSON' : 'is not as it must be'}. \`pnpm releases keys new <file>\` makes one.`,
    );
  }
  const { keys } = parsed.output;
  const doubled = keys.find(({ kid }, index) => keys.findIndex((key) => key.kid === kid) !== index);
  if (doubled) throw new CliError(`Two keys are called ${doubled.kid}.`);
  return keys;
}

export function publicPart({ kid, x }: Jwk): RegistryKey {
  return { id: kid, key: x };
}

/** @param payload compact JSON of the registry. */
export async function signText(payload: string, { signing }: ReleaseKeys): Promise<string> {
  if (signing.length === 0)
    throw new CliError(
      `None of the keys in ${keysVariable} has a private part: nothing is signed.`,
    );
  return withSignatures(
    payload,
    await Promise.all(signing.map((key) => signatureBy(key, payload))),
  );
}

// Creates a JWS with a detached, unencoded payload, as the browser's verifier expects (signatures.ts of the registry).
async function signatureBy(jwk: Jwk, payload: string): Promise<string> {
  const { alg, kid } = { alg: 'Ed25519', kid: jwk.kid };
  const key = await importJWK(jwk, alg).catch(() => {
    // The library's message is left out, because it might contain a part of the key.
    throw new CliError(`The private part of the key ${kid} is not that of its public part.`);
  });
  const jws = await new FlattenedSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg, b64: false, crit: ['b64'], kid })
    .sign(key);
  return `${jws.protected}..${jws.signature}`;
}

export function newKey(id: string): Jwk {
  const kid = v.safeParse(keyId, id);
  if (!kid.success) throw new CliError(`“${id}” ${kid.issues[0].message}, 40 at most.`);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return v.parse(jwkSchema, { ...jwk, kid: id });
}

/** Returns the keys in a file; an empty array if the file does not exist. */
export function keysIn(file: string): Jwk[] {
  return existsSync(file) ? parseKeys(readFileSync(file, 'utf8')) : [];
}

/** Writes a file of keys that only its owner may read. */
export function writeKeys(file: string, keys: readonly Jwk[]): void {
  const text = `${JSON.stringify({ keys }, null, 2)}\n`;
  keysOf(text);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const scratch = `${file}.${process.pid}`;
  writeFileSync(scratch, text, { mode: 0o600 });
  renameSync(scratch, file);
}

/** Returns the keys in RELEASES_KEY, or else the keys in `file`, where it creates a first key if necessary. */
export function keysOfMachine(file: string): ReleaseKeys {
  const known = releaseKeys(file);
  if (known) return known;
  const made = newKey('this-machine');
  writeKeys(file, [made]);
  return keysOf(JSON.stringify({ keys: [made] }));
}
