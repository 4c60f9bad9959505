import * as v from 'valibot';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import {
  servedRegistrySchema,
  type Released,
  type ServedRegistry,
} from '@investor-portal/shared/contract/registry';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { saveRegistry, readRegistry } from './read-registry';
import { documentJson } from '../registry/document-json';
import { RemoteFailure } from './remote-failure';

/** How long a fetched kill switch counts as current. */
const maxAgeMs = 30_000;

let pageLoadRegistry: Promise<ServedRegistry> | undefined;
let latest: { at: number; registry: Promise<ServedRegistry> } | undefined;

/** Fetches the registry before the first remote needs it. */
export function preloadRegistry(): void {
  registryAtPageLoad().catch(() => {
    /* the screen that needs a remote shows the failure, with Retry */
  });
}

/**
 * The registry entry of a remote as of page load.
 * @throws RemoteFailure when there is none, or the remote is switched off; UnusableFileError when it cannot be fetched.
 */
export async function releaseAtPageLoad(name: RemoteName): Promise<Released> {
  return enabledEntry(name, await registryAtPageLoad());
}

/** The registry entry of a remote as of now. */
export async function refetchRelease(name: RemoteName): Promise<Released> {
  return enabledEntry(name, await refetchRegistry());
}

/**
 * Why a remote that this page runs has been switched off, or undefined. Asks the server at most twice a minute. A
 * registry that cannot be fetched switches nothing off.
 */
export async function killSwitchReason(name: RemoteName): Promise<string | undefined> {
  const isFresh = latest && performance.now() - latest.at < maxAgeMs;
  const registry = latest && isFresh ? latest.registry : refetchRegistry();
  try {
    return (await registry)[name]?.disabled?.reason;
  } catch {
    return undefined;
  }
}

function registryAtPageLoad(): Promise<ServedRegistry> {
  pageLoadRegistry ??= (registryOfDocument() ?? refetchRegistry()).catch((error: unknown) => {
    pageLoadRegistry = undefined;
    throw error;
  });
  return pageLoadRegistry;
}

// The server writes the registry into the page, also one of another origin (decision 76). An unusable one is fetched instead.
function registryOfDocument(): Promise<ServedRegistry> | undefined {
  const { releasesUrl } = runtimeConfig();
  const parsed = v.safeParse(servedRegistrySchema, documentJson('portal-releases'));
  if (!parsed.success || Object.values(parsed.output).includes(null)) return undefined;
  const registry = Promise.resolve(parsed.output);
  latest = { at: performance.now(), registry };
  void saveRegistry(releasesUrl, parsed.output);
  return registry;
}

function refetchRegistry(): Promise<ServedRegistry> {
  const registry = readRegistry(runtimeConfig().releasesUrl);
  latest = { at: performance.now(), registry };
  return registry;
}

function enabledEntry(name: RemoteName, registry: ServedRegistry): Released {
  const entry = registry[name];
  if (!entry) throw new RemoteFailure(name, 'registry', `The registry has no entry for ${name}.`);
  if (entry.disabled) throw new RemoteFailure(name, 'switched-off', entry.disabled.reason);
  return entry;
}
