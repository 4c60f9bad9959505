import '../portal-releases/configuration';
import { CliError } from '../release/command-line/cli-error';
import { trustOf, verifyAsHost } from '../release/registry/verify-as-host';
import { openStore } from '../release/store/open-store';

/**
 * Sets `registryMinSerial` in a configuration to the serial number of the registry in `place`, if the configuration has keys
 * but no minimum (decision 95). If each remote has its own registry, the configuration does not change, because each store has
 * its own serial numbers.
 * @throws CliError when the host would reject the registry.
 */
export async function withMinSerial(json: string, place: string | undefined): Promise<string> {
  const trust = trustOf(json);
  if (!trust || trust.minSerial !== undefined || trust.perRemote || !place) return json;
  const text = await registryIn(place);
  if (text === undefined) return json;
  const verdict = await verifyAsHost(text, trust);
  if ('refusal' in verdict)
    throw new CliError(
      `The host would refuse the registry in ${place}. ${verdict.refusal} Sign it with a key of the configuration first: \`pnpm releases sign\``,
    );
  const { serial } = verdict;
  console.log(`The host will refuse registries with a lower serial than ${serial}.`);
  return JSON.stringify({ ...(JSON.parse(json) as object), registryMinSerial: serial });
}

// A host must be buildable while the storage is down.
async function registryIn(place: string): Promise<string | undefined> {
  const store = await openStore(place);
  try {
    return (await store.fetchRegistry())?.text;
  } catch (error) {
    console.warn(`registryMinSerial is not set: ${place} cannot be read.`, error);
    return undefined;
  }
}

const imageName = /^[a-z\d][a-z\d.-]*(?::\d+)?(?:\/[a-z\d][a-z\d._-]*)+$/;

/** Returns the name of the host's image. The same sources have the same tag. */
export function imageOf(name: string | undefined, version: string): string {
  if (name && imageName.test(name)) return `${name}:${version}`;
  throw new Error(
    `HOST_IMAGE is “${name ?? ''}”. It names registry and image without a tag, as in registry.example/portal/host.`,
  );
}

/** The build arguments of the Dockerfile that may be set for a deployment. */
const names = ['PORTAL_CONFIG', 'COMMIT', 'BUILD_BASE', 'NODE_BASE'] as const;

/** Returns `--build-arg` for each argument that is set. An empty argument would replace the default in the Dockerfile. */
export function buildArgs(values: Partial<Record<string, string>>): string[] {
  return names.flatMap((name) => (values[name] ? ['--build-arg', `${name}=${values[name]}`] : []));
}
