import * as v from 'valibot';
import { readFileSync, writeFileSync } from 'node:fs';
import { type LiveHost, liveHostSchema } from '@investor-portal/registry/format';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Registry } from '../../workspace/registry';
import { oneLine, reasonOf } from '../command-line/printable';
import { hostOfTheseSources } from '../../build/host-of-sources';
import { sourceVersion } from '../../build/source-version';
import { CliError } from '../command-line/cli-error';
import { committedSha } from '../publish/git';
import { keepHostMaps } from '../publish/maps';
import { contractFaults, sharedFaults } from '../publish/validate';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { trustOf, verifyAsHost } from '../registry/verify-as-host';
import { parseManifest } from '../store/manifest';
import { openStore } from '../store/open-store';
import { releaseId } from '../store/release-paths';
import type { Store } from '../store/store';
import type { ChangeOptions } from './options';
import { served } from './status';

interface HostOptions extends ChangeOptions {
  dryRun?: boolean | undefined;
  force?: boolean | undefined;
  minSerial?: string | undefined;
}

/**
 * Records the deployed host in the registry, and reports if the host rejects the registry. Without `--force`, the command
 * refuses a host that a running release does not work with. Recording that host would not help the users who see errors, and
 * would block a rollback to the releases that work with the host before.
 */
export async function recordHost(address: string | undefined, options: HostOptions): Promise<void> {
  if (options.minSerial !== undefined) return writeMinSerial(options.minSerial, options.to);
  const store = await openStore(options.to);
  const registry = await currentRegistry(store);
  // A deployed host identifies itself. The checkout may be of another version.
  const asked = address ?? (options.dryRun ? undefined : registry.host?.address);
  const host = asked === undefined ? hostOfCommit() : await askHost(asked, registry.host);
  const name = `host ${host.version}, contract ${host.contract}`;
  const unmet = await unmetBy(store, registry, host);
  if (unmet.length > 0 && !options.force)
    throw new CliError(
      `${name}, was not recorded: what runs does not work with it.\n${unmet.map((fault) => `- ${oneLine(fault)}`).join('\n')}\nDeploy the host before again, or a host that these work with. To record it all the same: \`pnpm releases host${address === undefined ? '' : ` ${address}`} --force\``,
    );
  if (options.dryRun) return console.log(oneLine(`${name}, would be recorded.`));
  const note = { action: 'host', now: new Date().toISOString(), reason: options.reason };
  await changeRegistry(store, note, (before) => ({ ...before, host }));
  console.log(oneLine(`Recorded in ${store.place}: ${name}.`));
  console.log(oneLine(await keepHostMaps(store, host.version)));
  const refusal = await refusalBy(host, store);
  if (refusal)
    throw new CliError(
      `${host.address} refuses the registry in ${store.place}: users who come for the first time get an error. ${refusal}`,
    );
}

// Recording the host signed the registry with every key, so verify that text and not the earlier one.
async function refusalBy({ address }: LiveHost, store: Store): Promise<string | undefined> {
  const trust = trustOf((address && (await configurationOf(address))) ?? '');
  const stored = await store.fetchRegistry();
  if (!trust || !stored) return undefined;
  const verdict = await verifyAsHost(stored.text, trust);
  return 'refusal' in verdict ? verdict.refusal : undefined;
}

// A host that is built from uncommitted sources exists only on this machine, so it cannot be the deployed one.
function hostOfCommit(): LiveHost {
  committedSha();
  return hostOfTheseSources(sourceVersion('host'));
}

// Returns what the host does not satisfy of the releases that users get. `pnpm releases show <remote>` shows the others.
async function unmetBy(store: Store, registry: Registry, host: LiveHost): Promise<string[]> {
  const unmet = await Promise.all(
    remoteNames.flatMap((name) => {
      const released = registry[name];
      if (!released) return [];
      return served(released).map(async ([version, { contract }]) => {
        const id = releaseId(name, version);
        const manifest = await store.manifestOf(id);
        const shared = manifest ? sharedFaults(parseManifest(manifest, id), host) : [];
        return [...contractFaults(name, contract, host), ...shared].map(
          (fault) => `${name} ${version}: ${fault}`,
        );
      });
    }),
  );
  return unmet.flat();
}

/**
 * Asks a deployed host for its version and contract. The host's build contains `host.json` (scripts/build/build-app.ts).
 * @param known the host's entry in the registry, which may have keys that this version of the tool does not know.
 * @throws CliError when the host does not answer or the file is unusable.
 */
async function askHost(address: string, known?: LiveHost): Promise<LiveHost> {
  const file = new URL('/host.json', address).href;
  const text = await readAt(file);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), liveHostSchema), text);
  if (!parsed.success)
    throw new CliError(
      `${file} cannot be used: it ${typeof text === 'string' ? 'does not describe a host' : text.fault}. Is it the address of the portal's host?`,
    );
  const asked = { ...parsed.output, address: new URL('/', address).href };
  return known?.version === asked.version ? { ...known, ...asked } : asked;
}

/** Returns the text of a deployed host's `config.json`; undefined when the host does not answer. */
async function configurationOf(address: string): Promise<string | undefined> {
  const text = await readAt(new URL('/config.json', address));
  return typeof text === 'string' ? text : undefined;
}

/**
 * Returns the host that runs. If the registry has the host's address, the host itself is asked; otherwise the entry in the
 * registry is returned.
 * @param log receives a message when the host does not answer, or differs from its entry in the registry.
 */
export async function liveHost(
  { host }: Registry,
  log: (line: string) => void,
): Promise<LiveHost | undefined> {
  if (!host?.address) return host;
  try {
    const asked = await askHost(host.address, host);
    if (asked.version !== host.version)
      log(
        `${host.address} runs host ${asked.version} (contract ${asked.contract}); the registry had ${host.version} (contract ${host.contract}).`,
      );
    return asked;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    log(
      `${host.address} does not say which host it is, so the registry’s word is taken: ${host.version}, contract ${host.contract}.`,
    );
    return host;
  }
}

/** Reads a text at an address, or says why it cannot be read. */
async function readAt(address: string | URL): Promise<string | { fault: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? await response.text() : { fault: `answers ${response.status}` };
  } catch (error) {
    return { fault: `does not answer (${reasonOf(error)})` };
  }
}

/**
 * Sets `registryMinSerial` in the configuration of a host that is about to be built to the serial number of the registry, if the
 * file has keys but no minimum (decision 95).
 * @throws CliError when the host would reject the registry.
 */
async function writeMinSerial(file: string, place: string | undefined): Promise<void> {
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
