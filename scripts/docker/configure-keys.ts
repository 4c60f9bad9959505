import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';

/** What the host asks of its registry: who signed it, and which is the oldest. */
interface Trust {
  registryKeys: readonly RegistryKey[];
  registryMinSerial: number | undefined;
}

/** Writes the host's configuration of the folder `from` to that at `to`, with what it asks of its registry. */
export function configureKeys(from: string, to: string, trust: Trust): void {
  const config = JSON.parse(readFileSync(path.join(from, 'config.json'), 'utf8')) as object;
  // Inlined into the page: nothing in it may close a script element.
  const text = JSON.stringify({ ...config, ...trust }).replaceAll('<', '\\u003c');
  mkdirSync(to, { recursive: true });
  const scratch = path.join(to, '.config.json');
  writeFileSync(scratch, text);
  renameSync(scratch, path.join(to, 'config.json'));
}
