import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { satisfies } from 'compare-versions';
import {
  contractVersion,
  type RemoteModule,
  type RemoteName,
} from '@investor-portal/shared/contract/define-remote';
import {
  registrySchema,
  type Registry,
  type Release,
} from '@investor-portal/shared/contract/registry';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { loadJson } from './load-json';
import { remoteModuleSchema } from './remote-module';
import { RemoteFailure } from './remote-failure';
import { strictFetch } from './strict-fetch';
import * as v from 'valibot';

registerPlugins([strictFetch()]);

// A page keeps the versions it started with: both maps live as long as the page. Failures are never kept.
let registry: Promise<Registry> | undefined;
const remotes = new Map<RemoteName, Promise<RemoteModule>>();

/** Starts reading the registry before the first remote is asked for. */
export function preloadRegistry(): void {
  loadRegistry().catch(() => {
    /* whoever needs a remote meets the failure, with a way to retry */
  });
}

/**
 * The module of a remote, loaded when first asked for; concurrent and later calls share it. The current
 * version is tried first, then the previous one. A failure is forgotten, so that the next call tries again.
 * @throws RemoteFailure
 */
export function loadRemote(name: RemoteName): Promise<RemoteModule> {
  const known = remotes.get(name);
  if (known) return known;
  const loading = loadReleased(name);
  remotes.set(name, loading);
  loading.catch(() => remotes.delete(name));
  return loading;
}

async function loadReleased(name: RemoteName): Promise<RemoteModule> {
  const { current, previous, versions } = (await loadRegistry())[name];
  let failure: RemoteFailure | undefined;
  for (const version of [current, previous]) {
    const release = version ? versions[version] : undefined;
    if (!version || !release) continue;
    try {
      return await loadVersion(name, version, release);
    } catch (error) {
      failure ??= RemoteFailure.from(name, error);
    }
  }
  throw failure ?? new RemoteFailure(name, 'registry', `No usable release of ${name}.`);
}

function loadRegistry(): Promise<Registry> {
  registry ??= loadJson(runtimeConfig().releasesUrl, registrySchema).catch((error: unknown) => {
    registry = undefined;
    throw error;
  });
  return registry;
}

async function loadVersion(
  name: RemoteName,
  version: string,
  release: Release,
): Promise<RemoteModule> {
  if (!satisfies(contractVersion, release.contract)) {
    const why = `${name} ${version} needs contract ${release.contract}, the portal has ${contractVersion}.`;
    throw new RemoteFailure(name, 'contract', why);
  }
  const base = new URL(runtimeConfig().releasesUrl, window.location.href);
  // `force` drops what an earlier, failed try left behind (federation keeps a broken manifest otherwise).
  registerRemotes([{ name, entry: new URL(release.entry, base).href }], { force: true });
  const exposed: unknown = await loadFederated(`${name}/routes`);
  const parsed = v.safeParse(remoteModuleSchema, exposed);
  if (!parsed.success || parsed.output.remote.name !== name)
    throw new RemoteFailure(name, 'module', `${name} ${version} does not expose its routes.`);
  return parsed.output.remote;
}
