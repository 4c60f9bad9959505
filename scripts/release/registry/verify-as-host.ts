import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { registryKeysSchema } from '@investor-portal/registry/format';
import { type RegistryLimits, verifyRegistry } from '@investor-portal/registry/verify';
import { type RegistryKey, serialOf, splitSigned } from '@investor-portal/registry/signatures';
import { reasonOf } from '../command-line/printable';
import { verifySignature } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    registryKeys: registryKeysSchema,
    registryMinSerial: v.optional(v.number()),
    registryMaxAge: v.optional(v.number()),
  }),
);

/** The keys and limits with which a host verifies a registry. */
interface HostTrust extends RegistryLimits {
  keys: readonly RegistryKey[];
}

/** Returns the keys and limits of a host's configuration; undefined if the text names no keys or is not a configuration. */
export function trustOf(text: string): HostTrust | undefined {
  const parsed = v.safeParse(schema, text);
  if (!parsed.success) return undefined;
  const {
    registryKeys: keys,
    registryMinSerial: minSerial,
    registryMaxAge: maxAge,
  } = parsed.output;
  return { keys, minSerial, maxAge };
}

/** @throws CliError when the file cannot be read or names no keys. */
export function configuredTrust(file: string): HostTrust {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CliError(`--keys ${file} cannot be read.`, { cause });
  }
  const trust = trustOf(text);
  if (trust) return trust;
  throw new CliError(`--keys ${file} names no \`registryKeys\`.`);
}

/** The key that signed an accepted registry and its serial number, or the reason why a host rejects the registry. */
type HostVerdict = { signedBy: RegistryKey; serial: number } | { refusal: string };

/** Verifies a registry as a host does for a browser that has not seen any registry yet. */
export async function verifyAsHost(text: string, trust: HostTrust): Promise<HostVerdict> {
  const refusals: string[] = [];
  for (const key of trust.keys)
    try {
      const options = { ...trust, keys: [key], saved: undefined, now: Date.now() };
      const registry = await verifyRegistry(text, { ...options, verify: verifySignature });
      return { signedBy: key, serial: serialOf(registry) };
    } catch (error) {
      refusals.push(`By the key ${nameOf(key)}, ${reasonOf(error)}.`);
    }
  return { refusal: `The registry is refused. ${refusals.join(' ')}` };
}

const nameOf = ({ id, notAfter }: RegistryKey) => (notAfter ? `${id} until ${notAfter}` : id);

/** Says who signed a registry, or why a host with these keys refuses it. */
export async function describeSignature(
  text: string,
  trust: HostTrust | undefined,
): Promise<{ fact: string } | { fault: string }> {
  if (!trust)
    return splitSigned(text)
      ? { fault: 'The registry is signed, and no key is known to check it with.' }
      : { fact: 'registry not signed: whoever can write to the place decides what users run' };
  const verdict = await verifyAsHost(text, trust);
  if ('refusal' in verdict) return { fault: verdict.refusal };
  return { fact: `signed by ${nameOf(verdict.signedBy)}, serial ${verdict.serial}` };
}
