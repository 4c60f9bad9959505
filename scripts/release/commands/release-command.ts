import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import { contractFaults as faultsOfContract } from '../../contract/contract-faults';
import { assertNone, CliError } from '../command-line/cli-error';
import { builtElsewhere, type Candidate, ofTheseSources } from '../publish/candidate';
import { publish } from '../publish/publish';
import { contractFaults } from '../publish/validate';
import { currentRegistry } from '../registry/change-registry';
import { released } from '../registry/registry-changes';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { makeRun, runsAlready } from './make-run';
import { liveHost } from './live-host';
import { reachOf, type ChangeOptions, type ReachOptions, type Remote } from './options';

interface ReleaseOptions extends ChangeOptions, ReachOptions {
  from?: string | undefined;
  commit?: string | undefined;
}

export async function release({ name, folder }: Remote, options: ReleaseOptions): Promise<void> {
  if (options.commit !== undefined && options.from === undefined)
    throw new CliError('--commit is that of a build, which --from names.');
  const store = await openStore(options.to);
  const candidate =
    options.from === undefined
      ? ofTheseSources(folder)
      : builtElsewhere(name, options.from, options.commit);
  try {
    await releaseCandidate(store, name, candidate, options);
  } finally {
    candidate.remove();
  }
}

async function releaseCandidate(
  store: Store,
  name: RemoteName,
  { version, sha, contract, build: finish }: Candidate,
  options: ReleaseOptions,
): Promise<void> {
  const reach = reachOf(options);
  const registry = await currentRegistry(store);
  // The build takes most of the time, so every check that is possible runs before it.
  if (reach) released(registry, name);
  const host = await liveHost(registry, console.log);
  if (runsAlready(name, version, registry, reach)) return;
  const ofSources = options.from === undefined ? faultsOfContract() : undefined;
  const faults = [...contractFaults(name, contract, host), ...(ofSources ?? [])];
  assertNone(faults, `${name} was not released:`);
  const build = await finish();
  if (runsAlready(name, build.version, registry, reach)) return;
  const now = new Date().toISOString();
  const release = await publish(store, {
    name,
    build,
    sha,
    contract,
    host,
    now,
  });
  await makeRun(store, {
    name,
    version: build.version,
    release,
    before: registry,
    host,
    note: { action: 'release', now, reason: options.reason },
    done: `Released ${name} ${build.version} to ${store.place}`,
    reach,
  });
  if (!host)
    console.log(
      'The live host is unknown, so the contract was not checked. Name it: `pnpm releases host <address of the portal>`',
    );
}
