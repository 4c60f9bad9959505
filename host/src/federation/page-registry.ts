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
import { isOwnRegistry } from '../registry/own-registry';
import { RemoteFailure } from './remote-failure';

/** How old an answer about the kill switch may be. */
const freshForMs = 30_000;

let atStart: Promise<ServedRegistry> | undefined;
let latest: { at: number; registry: Promise<ServedRegistry> } | undefined;

/** Starts reading the registry before the first remote is asked for. */
export function preloadRegistry(): void {
  registryAtPageLoad().catch(() => {
    /* whoever needs a remote meets the failure, with a way to retry */
  });
}

/**
 * What the registry said of a remote when this page started.
 * @throws RemoteFailure when it cannot be read, has no entry for it, or switches it off.
 */
export async function releaseAtPageLoad(name: RemoteName): Promise<Released> {
  return released(name, await registryAtPageLoad());
}

/** The same, read again. */
export async function refetchRelease(name: RemoteName): Promise<Released> {
  return released(name, await refetchRegistry());
}

/**
 * Why a remote that this page runs has been switched off since, or undefined. Asks the server at most twice a minute;
 * where the registry cannot be read, what runs goes on.
 */
export async function killSwitchReason(name: RemoteName): Promise<string | undefined> {
  const known =
    latest && performance.now() - latest.at < freshForMs ? latest.registry : refetchRegistry();
  try {
    return (await known)[name]?.disabled?.reason;
  } catch {
    return undefined;
  }
}

function registryAtPageLoad(): Promise<ServedRegistry> {
  atStart ??= (registryOfDocument() ?? refetchRegistry()).catch((error: unknown) => {
    atStart = undefined;
    throw error;
  });
  return atStart;
}

// The server writes its own registry into the page, as it is at this moment. A part that cannot be used is asked for.
function registryOfDocument(): Promise<ServedRegistry> | undefined {
  const { releasesUrl } = runtimeConfig();
  if (!isOwnRegistry(releasesUrl)) return undefined;
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

function released(name: RemoteName, registry: ServedRegistry): Released {
  const entry = registry[name];
  if (!entry) throw new RemoteFailure(name, 'registry', `The registry has no entry for ${name}.`);
  if (entry.disabled) throw new RemoteFailure(name, 'switched-off', entry.disabled.reason);
  return entry;
}
