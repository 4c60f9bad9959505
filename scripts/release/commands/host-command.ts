import type { LiveHost } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { oneLine } from '../command-line/printable';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
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
import { askHost, configurationOf } from './live-host';
import { writeMinSerial } from './min-serial';
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
