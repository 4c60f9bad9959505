import type { RemoteName } from '../configuration/configuration';
import type { Release } from '@investor-portal/registry/format';
import type { Registry } from '../configuration/registry-schema';
import { splitSigned } from '@investor-portal/registry/signatures';
import { type HostTrust, remoteNames } from '../configuration/configuration';
import { assertNone, CliError } from '../command-line/cli-error';
import { keysVariable } from '../keys/release-keys';
import { sha256 } from '../log/log-entry';
import { readLog } from '../log/log';
import { parseRegistry } from '../registry/change-registry';
import { configuredTrust, verifyAsHost } from '../registry/verify-as-host';
import { changedFilesIn } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import { mapsOf, releaseId, sbomName } from '../store/release-paths';
import { stampOf } from '../store/manifest';
import type { Store } from '../store/store';
import type { PlaceOptions } from './options';

interface Findings {
  passed: string[];
  faults: string[];
}

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
  const parts = [
    await signatureOf(store, text, options.keys),
    await logOf(store, text, registry),
    ...(await releasesOf(store, registry)),
  ];
  for (const line of parts.flatMap(({ passed }) => passed)) console.log(line);
  const faults = parts.flatMap((part) => part.faults);
  assertNone(faults, `${store.place} is not as it was released:`);
  console.log(`${store.place} is whole.`);
}

async function signatureOf(store: Store, text: string, file?: string): Promise<Findings> {
  const trust = file ? configuredTrust(file) : ownTrust(store);
  const isSigned = splitSigned(text) !== undefined;
  if (!trust)
    return isSigned
      ? fault(
          `The registry is signed, and you named no key to check it with: --keys <the host’s configuration>, or ${keysVariable}.`,
        )
      : passed('The registry is not signed: whoever can write here decides what users run.');
  if (!isSigned)
    return fault(
      'The registry is not signed. Hosts that have keys do not use it: `pnpm releases sign`',
    );
  const verdict = await verifyAsHost(text, trust);
  if ('refusal' in verdict) return fault(verdict.refusal);
  const { id, notAfter } = verdict.signedBy;
  return passed(`The registry is signed by ${id}${until(notAfter)}.`);
}

function ownTrust({ keys }: Store): HostTrust | undefined {
  return keys && { keys: keys.trusted, minSerial: undefined, perRemote: false };
}

const until = (notAfter?: string) => (notAfter ? `, which is trusted until ${notAfter}` : '');

async function logOf(store: Store, text: string, registry: Registry): Promise<Findings> {
  const { entries, faults } = await readLog(store.records, { text, registry });
  const serials = entries.flatMap(({ entry }) => entry.serial ?? []);
  const last = entries.at(-1)?.entry.serial;
  const wrong = [
    ...faults,
    ...(last === registry.serial
      ? []
      : [
          `The registry has serial ${registry.serial ?? 'none'}, the log ends at ${last ?? 'none'}.`,
        ]),
    ...(serials.every((serial, index) => index === 0 || serial > (serials[index - 1] ?? 0))
      ? []
      : ['The serials in the log do not rise.']),
  ];
  if (wrong.length > 0) return { passed: [], faults: wrong };
  const serial = last === undefined ? '' : `, serial ${last}`;
  return passed(`The log is whole: ${entries.length} entries${serial}.`);
}

async function releasesOf(store: Store, registry: Registry): Promise<Findings[]> {
  const found: Findings[] = [];
  for (const name of remoteNames())
    for (const [version, release] of Object.entries(registry[name]?.versions ?? {}))
      found.push(await releaseOf(store, name, version, release));
  return found;
}

async function releaseOf(
  store: Store,
  name: RemoteName,
  version: string,
  release: Release,
): Promise<Findings> {
  const id = releaseId(name, version);
  const manifest = await store.manifestOf(id);
  if (manifest === undefined) return fault(`${name} ${version} is gone.`);
  const changed = await changedFilesIn(store, id, release);
  if (changed.length > 0)
    return { passed: [], faults: changed.map((each) => `${name} ${version}: ${each}`) };
  const { sbom, builder } = stampOf(manifest);
  const bill = sbom && (await store.records.read(`${mapsOf(id)}/${sbomName}`));
  if (sbom && (bill === undefined || sha256(bill) !== sbom))
    return fault(`${name} ${version}: its SBOM is ${bill === undefined ? 'gone' : 'another one'}.`);
  const told = [sbom ? 'with its SBOM' : 'without an SBOM', ...(builder ? [builder] : [])];
  const commit = release.sha ? `commit ${release.sha.slice(0, 10)}` : 'uncommitted sources';
  return passed(
    `${name} ${version} (${commit}; ${told.join('; ')}): its files are those that were released.`,
  );
}

const passed = (line: string): Findings => ({ passed: [line], faults: [] });
const fault = (line: string): Findings => ({ passed: [], faults: [line] });
