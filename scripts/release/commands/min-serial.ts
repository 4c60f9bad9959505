import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../command-line/cli-error';
import { trustOf, verifyAsHost } from '../registry/verify-as-host';
import { openStore } from '../store/open-store';

/**
 * Sets `registryMinSerial` in the configuration of a host that is about to be built to the serial number of the registry, if the
 * file has keys but no minimum (decision 95).
 * @throws CliError when the host would reject the registry.
 */
export async function writeMinSerial(file: string, place: string | undefined): Promise<void> {
  const json = readFileSync(file, 'utf8');
  const trust = trustOf(json);
  if (!trust || trust.minSerial !== undefined) return;
  const text = await registryIn(place);
  if (text === undefined) return;
  const verdict = await verifyAsHost(text, trust);
  if ('refusal' in verdict)
    throw new CliError(
      `The host would refuse the registry. ${verdict.refusal} Sign it with a key of the configuration first: \`pnpm releases sign\``,
    );
  const { serial } = verdict;
  writeFileSync(
    file,
    JSON.stringify({ ...(JSON.parse(json) as object), registryMinSerial: serial }),
  );
  console.log(`The host will refuse registries with a lower serial than ${serial}.`);
}

// A host must be buildable while the storage is down.
async function registryIn(place: string | undefined): Promise<string | undefined> {
  const store = await openStore(place);
  try {
    return (await store.fetchRegistry())?.text;
  } catch (error) {
    console.warn(`registryMinSerial is not set: ${store.place} cannot be read.`, error);
    return undefined;
  }
}
