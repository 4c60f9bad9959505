import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { serialOf, splitSigned } from '@investor-portal/registry/signatures';
import { readAt } from '../command-line/read-at';
import { type RemoteName, remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Registry } from '../../workspace/registry';
import { type HostTrust, ownTrust, trustOf, verifyAsHost } from '../registry/verify-as-host';
import { integrityOf } from '../store/manifest';
import { releaseId } from '../store/release-paths';
import type { Store } from '../store/store';
import { configurationOf, liveHost } from './live-host';
import { fact, type Findings, found, served } from './findings';

/** Asks the place, the host and the addresses that browsers use whether what runs is in order. */
export async function checkLive(
  store: Store,
  registry: Registry,
  text: string,
): Promise<Findings[]> {
  const differences: string[] = [];
  const { host } = registry;
  const [configuration] = await Promise.all([
    host?.address ? configurationOf(host.address) : undefined,
    liveHost(registry, (line) => differences.push(line)),
  ]);
  const all = remoteNames.flatMap((name) => {
    const released = registry[name];
    return released ? [{ name, released }] : [];
  });
  const parts = await Promise.all([
    signatureOf(text, trustOf(configuration ?? '') ?? ownTrust(store)),
    ...all.map(({ name, released }) => filesOf(store, name, released)),
    ...(host?.address && configuration
      ? addressesOf(host.address, configuration, registry, all)
      : []),
  ]);
  return [found('host', ...differences), ...parts];
}

const hourMs = 3_600_000;

/** Verifies the signature as a host with these keys does, now and soon. */
export async function signatureOf(text: string, trust: HostTrust | undefined): Promise<Findings> {
  if (!trust)
    return splitSigned(text)
      ? found('signature', 'The registry is signed, and no key is known to check it with.')
      : fact('registry not signed: whoever can write to the place decides what users run');
  const verdict = await verifyAsHost(text, trust);
  if ('refusal' in verdict) return found('signature', verdict.refusal);
  // A job signs again before a quarter of `registryMaxAge` is left. A key is replaced by a deployment of the host.
  const soonMs = (trust.maxAge === undefined ? 14 * 24 : trust.maxAge / 4) * hourMs;
  const later = await verifyAsHost(text, trust, Date.now() + soonMs);
  if ('refusal' in later) return found('signature', `Soon hosts refuse it. ${later.refusal}`);
  const { id, notAfter } = verdict.signedBy;
  return fact(`signed by ${id}${notAfter ? ` until ${notAfter}` : ''}, serial ${verdict.serial}`);
}

async function filesOf(store: Store, name: RemoteName, released: RegistryEntry): Promise<Findings> {
  const faults = served(released).map(async ([version, { integrity }]) => {
    const id = releaseId(name, version);
    const manifest = await store.manifestOf(id);
    const missing = manifest === undefined ? [] : await store.missingFiles(id);
    if (manifest === undefined || missing.length > 0)
      return [`${name} ${version} is not complete in ${store.place}`];
    return integrityOf(manifest) === integrity
      ? []
      : [`${name} ${version} was changed since its release`];
  });
  return found('files', ...(await Promise.all(faults)).flat());
}

const addresses = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ releasesUrl: v.optional(v.string(), '/releases.json') }),
);

/** Asks for the registry and the manifests at the addresses that browsers use. */
function addressesOf(
  host: string,
  configuration: string,
  registry: Registry,
  all: readonly { name: RemoteName; released: RegistryEntry }[],
): Promise<Findings>[] {
  const parsed = v.safeParse(addresses, configuration);
  if (!parsed.success) return [];
  const { releasesUrl } = parsed.output;
  return all.map(async ({ name, released }) => {
    const url = new URL(releasesUrl, host).href;
    const text = await readAt(url);
    if (typeof text !== 'string') return found('address', `${name}: ${url} ${text.fault}`);
    const [at, ours] = [serialIn(text), registry.serial ?? 0];
    const older = at < ours ? [`${url} has serial ${at}, the place ${ours}`] : [];
    const faults = served(released).map(async ([version, { entry, integrity }]) => {
      const file = new URL(entry, released.base ?? url).href;
      const manifest = await readAt(file);
      if (typeof manifest !== 'string') return [`${name} ${version}: ${file} ${manifest.fault}`];
      return integrityOf(manifest) === integrity
        ? []
        : [`${name} ${version}: ${file} is another file`];
    });
    return found('address', ...older, ...(await Promise.all(faults)).flat());
  });
}

function serialIn(registry: string): number {
  try {
    return serialOf(JSON.parse(registry));
  } catch {
    return 0;
  }
}
