import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { oneLine } from '../command-line/printable';
import { assertNone, CliError } from '../command-line/cli-error';
import { differenceFromLog, readLog } from '../log/log';
import { parseRegistry } from '../registry/change-registry';
import { configuredTrust, ownTrust } from '../registry/verify-as-host';
import { changedFilesIn } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import { mapsOf, releaseId, sbomName } from '../store/release-paths';
import { sha256, stampOf } from '../store/manifest';
import type { Store } from '../store/store';
import { signatureOf } from './check-live';
import type { PlaceOptions } from './options';
import { fact, type Findings, found } from './findings';

interface VerifyOptions extends PlaceOptions {
  keys?: string | undefined;
}

/** Verifies a store without asking any other server. */
export async function verify(options: VerifyOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  if (!stored) throw new CliError(`${store.place} has no registry, so nothing was released there.`);
  const { text } = stored;
  const registry = parseRegistry(text, store.place);
  const log = await readLog(store.records, Infinity);
  const difference = differenceFromLog(text, log);
  const trust = options.keys ? configuredTrust(options.keys) : ownTrust(store);
  const parts = [
    await signatureOf(text, trust),
    difference ? found('log', difference) : fact(`${log.total} changes in the log`),
    ...(await releasesOf(store, registry)),
  ];
  for (const line of parts.flatMap(({ facts }) => facts)) console.log(oneLine(line));
  const wrong = parts.flatMap(({ problems }) => problems.map((problem) => problem.text));
  assertNone(wrong, `${store.place} is not as it was released:`);
  console.log(`${store.place} is whole.`);
}

async function releasesOf(store: Store, registry: Registry): Promise<Findings[]> {
  const all: Findings[] = [];
  for (const name of remoteNames)
    for (const [version, release] of Object.entries(registry[name]?.versions ?? {}))
      all.push(await releaseOf(store, name, version, release));
  return all;
}

async function releaseOf(
  store: Store,
  name: RemoteName,
  version: string,
  release: Release,
): Promise<Findings> {
  const id = releaseId(name, version);
  const manifest = await store.manifestOf(id);
  if (manifest === undefined) return found('files', `${name} ${version} is gone.`);
  const changed = await changedFilesIn(store, id, release);
  if (changed.length > 0)
    return found('files', ...changed.map((each) => `${name} ${version}: ${each}`));
  const { sbom, builder } = stampOf(manifest);
  const bill = await store.records.read(`${mapsOf(id)}/${sbomName}`);
  if (sbom && (bill === undefined || sha256(bill.toString()) !== sbom))
    return found('files', `${name} ${version}: its SBOM is gone or another one.`);
  const told = [sbom ? 'with its SBOM' : 'without an SBOM', ...(builder ? [builder] : [])];
  const commit = release.sha ? `commit ${release.sha.slice(0, 10)}` : 'uncommitted sources';
  return fact(
    `${name} ${version} (${commit}; ${told.join('; ')}): its files are those that were released.`,
  );
}
