import * as v from 'valibot';
import type { Released } from '@investor-portal/registry/format';
import { registryText } from './document-json';
import { saveLastGood } from './last-good-registry';
import {
  isComplete,
  loadRegistry,
  registryUrlOf,
  servedRegistrySchema,
  usableRegistry,
  type ServedRegistry,
} from './load-registry';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { RemoteFailure } from './remote-failure';

/** How long a fetched kill switch counts as current. */
const maxAgeMs = 30_000;

interface KnownRegistry {
  pageLoad?: Promise<ServedRegistry> | undefined;
  latest?: { at: number; registry: Promise<ServedRegistry> };
  /** The last one that could be read. */
  read?: ServedRegistry;
}

/** The registry of each address; usually there is one for all remotes. */
const known = new Map<string, KnownRegistry>();

/** Fetches the registry before the first remote needs it. */
export function preloadRegistry(): void {
  const name = loaderOptions().remoteAt(window.location.pathname);
  const url = name === undefined ? loaderConfiguration().releasesUrl : urlOf(name);
  // Each remote has a registry of its own, and none is needed yet.
  if (url.includes('{remote}')) return;
  registryAtPageLoad(url).catch(() => {
    /* the screen that needs a remote shows the failure, with Retry */
  });
}

/**
 * The registry entry of a remote as of page load.
 * @throws RemoteFailure when there is none, or the remote is switched off; UnusableFileError when it cannot be fetched.
 */
export async function releaseAtPageLoad(name: string): Promise<Released> {
  return enabledEntry(name, await registryAtPageLoad(urlOf(name)));
}

/** The registry entry of a remote as of now. */
export async function refetchRelease(name: string): Promise<Released> {
  return enabledEntry(name, await refetchRegistry(urlOf(name)));
}

/**
 * Why a remote has been switched off, or undefined. Asks the server at most twice a minute. A registry that cannot be read
 * changes nothing.
 */
export async function killSwitchReason(name: string): Promise<string | undefined> {
  const url = urlOf(name);
  const { latest } = registryAt(url);
  const isFresh = latest && performance.now() - latest.at < maxAgeMs;
  try {
    await (latest && isFresh ? latest.registry : refetchRegistry(url));
  } catch {
    /* what was read before counts */
  }
  return knownKillSwitch(name);
}

/** Why a remote is switched off, as far as this page knows. Requests nothing. */
export function knownKillSwitch(name: string): string | undefined {
  return registryAt(urlOf(name)).read?.[name]?.disabled?.reason;
}

function urlOf(name: string): string {
  return registryUrlOf(loaderConfiguration().releasesUrl, name);
}

function registryAt(url: string): KnownRegistry {
  const found = known.get(url) ?? {};
  known.set(url, found);
  return found;
}

function registryAtPageLoad(url: string): Promise<ServedRegistry> {
  const found = registryAt(url);
  found.pageLoad ??= registryOfDocument(url).catch((error: unknown) => {
    found.pageLoad = undefined;
    throw error;
  });
  return found.pageLoad;
}

// The server writes the registry into the page, even one from another origin (decision 76). The page fetches one that is
// unusable, or that is one of several (decision 68).
async function registryOfDocument(url: string): Promise<ServedRegistry> {
  const at = performance.now();
  const text = registryText();
  // Other text is what a server has not filled in, such as webpack's in development.
  const isFilledIn = text.startsWith('{');
  if (!isFilledIn || url !== loaderConfiguration().releasesUrl) return refetchRegistry(url);
  try {
    const registry = (await verifiedAtStart(url, text)) ?? (await usableRegistry(url, text));
    if (isComplete(registry)) return await setLatest(url, at, Promise.resolve(registry));
  } catch (error) {
    console.warn('The registry in the page is not used.', error);
  }
  return refetchRegistry(url);
}

/** The registry that the document's first script has verified, if it has a usable entry for every remote. */
async function verifiedAtStart(url: string, text: string): Promise<ServedRegistry | undefined> {
  const verified = await loaderOptions()
    .signedRegistry?.()
    ?.catch(() => undefined);
  const parsed = v.safeParse(servedRegistrySchema(), verified);
  if (!parsed.success || !isComplete(parsed.output)) return undefined;
  void saveLastGood(url, text);
  return parsed.output;
}

function refetchRegistry(url: string): Promise<ServedRegistry> {
  return setLatest(url, performance.now(), loadRegistry(url));
}

async function setLatest(
  url: string,
  at: number,
  registry: Promise<ServedRegistry>,
): Promise<ServedRegistry> {
  const found = registryAt(url);
  const latest = { at, registry };
  found.latest = latest;
  const read = await registry;
  // A slow response does not replace that of a later request.
  if (found.latest === latest) {
    found.read = read;
    loaderOptions().page.registry?.(entriesOf(url, read));
  }
  return read;
}

/** The entries that count in this registry: a remote's own is not read for another remote. */
function entriesOf(url: string, registry: ServedRegistry): ServedRegistry {
  return Object.fromEntries(Object.entries(registry).filter(([name]) => urlOf(name) === url));
}

function enabledEntry(name: string, registry: ServedRegistry): Released {
  const entry = registry[name];
  if (!entry) throw new RemoteFailure(name, 'registry', `The registry has no entry for ${name}.`);
  if (entry.disabled) throw new RemoteFailure(name, 'switched-off', entry.disabled.reason);
  return entry;
}
