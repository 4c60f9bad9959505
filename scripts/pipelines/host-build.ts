import '../portal-releases/configuration';
import { CliError } from '../release/command-line/cli-error';
import { trustOf, verifyAsHost } from '../release/registry/verify-as-host';
import { openStore } from '../release/store/open-store';

/**
 * A deployment's configuration with the serial of the registry in `place` as the least that its browsers take, where it names
 * keys and no least serial (decision 95). A registry a remote has a serial in each place, so there it stays as it is.
 * @throws CliError when the host would refuse that registry.
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

// A host has to be built also while the storage is down.
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

/** The host's image of these sources: the same sources have the same tag. */
export function imageOf(name: string | undefined, version: string): string {
  if (name && imageName.test(name)) return `${name}:${version}`;
  throw new Error(
    `HOST_IMAGE is “${name ?? ''}”. It names registry and image without a tag, as in registry.example/portal/host.`,
  );
}

/** The arguments of the Dockerfile that a deployment's host is built with. */
const names = ['PORTAL_CONFIG', 'COMMIT', 'BUILD_BASE', 'NODE_BASE'] as const;

/** `--build-arg` for each of them that is set: an empty one would replace the default in the Dockerfile. */
export function buildArgs(values: Partial<Record<string, string>>): string[] {
  return names.flatMap((name) => (values[name] ? ['--build-arg', `${name}=${values[name]}`] : []));
}
