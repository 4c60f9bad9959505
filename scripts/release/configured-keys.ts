import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { CliError } from './cli-error.ts';

const schema = v.pipe(v.string(), v.parseJson(), v.pick(runtimeConfigSchema, ['registryKeys']));

/**
 * The public keys of a host's configuration.
 * @throws CliError when there are none.
 */
export function configuredKeys(file: string): readonly RegistryKey[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CliError(`--keys ${file} cannot be read.`, { cause });
  }
  const parsed = v.safeParse(schema, text);
  const keys = parsed.success ? parsed.output.registryKeys : undefined;
  if (keys) return keys;
  throw new CliError(`--keys ${file} names no \`registryKeys\`.`);
}
