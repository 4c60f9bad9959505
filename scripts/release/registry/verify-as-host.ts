import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { registryKeysSchema } from '@investor-portal/registry/format';
import { type RegistryLimits, whyTooOld } from '@investor-portal/registry/verify';
import { type RegistryKey, serialOf, validKeys } from '@investor-portal/registry/signatures';
import { readSigned } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';
import type { Store } from '../store/store';

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
export interface HostTrust extends RegistryLimits {
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

/** Returns the trust in the operator's own keys, where no host's configuration is at hand. */
export function ownTrust({ keys }: Store): HostTrust | undefined {
  return keys && { keys: keys.trusted };
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

/** Verifies a registry as a host does for a browser that has not seen any registry yet (shared/registry/src/verify.ts). */
export async function verifyAsHost(
  text: string,
  trust: HostTrust,
  now = Date.now(),
): Promise<HostVerdict> {
  const { keys } = trust;
  const refusals: string[] = [];
  for (const key of keys) {
    const payload = await readSigned(text, [key]);
    if (payload === undefined) continue;
    const registry: unknown = JSON.parse(payload);
    const serial = serialOf(registry);
    const tooOld = whyTooOld(registry, trust, now);
    if (validKeys([key], now).length === 0)
      refusals.push(`The key ${key.id} has expired, on ${key.notAfter}.`);
    else if (tooOld)
      return {
        refusal: `The registry (serial ${serial}) is too old: ${tooOld}. Sign it anew: \`pnpm releases sign\``,
      };
    else return { signedBy: key, serial };
  }
  const ids = keys.map(({ id }) => id).join(', ');
  return { refusal: refusals.join(' ') || `None of the keys has signed the registry: ${ids}.` };
}
