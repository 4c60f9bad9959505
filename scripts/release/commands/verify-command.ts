import { type RemoteName, remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Release } from '@investor-portal/registry/format';
import { splitSigned } from '@investor-portal/registry/signatures';
import { oneLine } from '../command-line/printable';
import { assertNone, CliError } from '../command-line/cli-error';
import { differenceFromLog, readLog } from '../log/log';
import { parseRegistry } from '../registry/change-registry';
import {
  configuredTrust,
  type HostTrust,
  ownTrust,
  verifyAsHost,
} from '../registry/verify-as-host';
import { changedFilesIn } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import { mapsOf, releaseId, sbomName } from '../store/release-paths';
import { sha256, stampOf } from '../store/manifest';
import type { Store } from '../store/store';
import type { PlaceOptions } from './options';

interface VerifyOptions extends PlaceOptions {
  keys?: string | undefined;
}

/** The result of one check: what is in order, or every fault. */
type Verdict = { fact: string } | { faults: string[] };

/** Verifies a store without asking any other server. */
export async function verify(options: VerifyOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  if (!stored) throw new CliError(`${store.place} has no registry, so nothing was released there.`);
  const { text } = stored;
  const registry = parseRegistry(text, store.place);
  const log = await readLog(store.records, Infinity);
  const difference = differenceFromLog(text, log);
  const verdicts: Verdict[] = [
    await signatureOf(text, options.keys ? configuredTrust(options.keys) : ownTrust(store)),
    difference ? { faults: [difference] } : { fact: `${log.total} changes in the log` },
  ];
  for (const name of remoteNames)
    for (const [version, release] of Object.entries(registry[name]?.versions ?? {}))
      verdicts.push(await releaseOf(store, name, version, release));
  for (const verdict of verdicts) if ('fact' in verdict) console.log(oneLine(verdict.fact));
  const wrong = verdicts.flatMap((verdict) => ('faults' in verdict ? verdict.faults : []));
  assertNone(wrong, `${store.place} is not as it was released:`);
  console.log(`${store.place} is whole.`);
}

/** Verifies the signature as a host with these keys does. */
async function signatureOf(text: string, trust: HostTrust | undefined): Promise<Verdict> {
  if (!trust)
    return splitSigned(text)
      ? { faults: ['The registry is signed, and no key is known to check it with.'] }
      : { fact: 'registry not signed: whoever can write to the place decides what users run' };
  const verdict = await verifyAsHost(text, trust);
  if ('refusal' in verdict) return { faults: [verdict.refusal] };
  const { id, notAfter } = verdict.signedBy;
  const until = notAfter ? ` until ${notAfter}` : '';
  return { fact: `signed by ${id}${until}, serial ${verdict.serial}` };
}

async function releaseOf(
  store: Store,
  name: RemoteName,
  version: string,
  release: Release,
): Promise<Verdict> {
  const id = releaseId(name, version);
  const manifest = await store.manifestOf(id);
  if (manifest === undefined) return { faults: [`${name} ${version} is gone.`] };
  const changed = await changedFilesIn(store, id, release);
  if (changed.length > 0) return { faults: changed.map((each) => `${name} ${version}: ${each}`) };
  const { sbom, builder } = stampOf(manifest);
  const bill = await store.records.read(`${mapsOf(id)}/${sbomName}`);
  if (sbom && (bill === undefined || sha256(bill.toString()) !== sbom))
    return { faults: [`${name} ${version}: its SBOM is gone or another one.`] };
  const told = [sbom ? 'with its SBOM' : 'without an SBOM', ...(builder ? [builder] : [])];
  const commit = release.sha ? `commit ${release.sha.slice(0, 10)}` : 'uncommitted sources';
  return {
    fact: `${name} ${version} (${commit}; ${told.join('; ')}): its files are those that were released.`,
  };
}
