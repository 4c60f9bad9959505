import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { CliError } from './cli-error.ts';

/** What a host asks of a registry. */
export interface HostTrust {
  keys: readonly RegistryKey[];
  minSerial: number | undefined;
  /** Whether it has a registry for each remote (decision 68). */
  perRemote: boolean;
}

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.pick(runtimeConfigSchema, ['registryKeys', 'registryMinSerial', 'releasesUrl']),
);

/** What a host with this configuration asks of a registry; undefined where it names no keys, or is no configuration. */
export function trustOf(configuration: string): HostTrust | undefined {
  const parsed = v.safeParse(schema, configuration);
  if (!parsed.success || !parsed.output.registryKeys) return undefined;
  const { registryKeys: keys, registryMinSerial: minSerial, releasesUrl } = parsed.output;
  return { keys, minSerial, perRemote: releasesUrl.includes('{remote}') };
}

/**
 * The same for the configuration in a file.
 * @throws CliError when it names no keys.
 */
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
