import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { registryText } from './document-json';
import { saveLastGood } from './last-good-registry';
import {
  hasAllRemotes,
  loadRegistry,
  servedRegistrySchema,
  usableRegistry,
  type PageRegistry,
} from './load-registry';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { RemoteFailure } from './remote-states';

/** A fetched kill switch counts as current for this many ms. */
const maxAgeMs = 30_000;

let pageLoad: Promise<PageRegistry> | undefined;
let latest: { at: number; registry: Promise<PageRegistry> } | undefined;
let read: PageRegistry | undefined;

export function preloadRegistry(): void {
  registryAtPageLoad().catch(() => {});
}

/** @throws RemoteFailure when there is no entry or the remote is switched off. @throws UnusableFileError */
export async function releaseAtPageLoad(name: string): Promise<RegistryEntry> {
  return enabledEntry(name, await registryAtPageLoad());
}

export async function refetchRelease(name: string): Promise<RegistryEntry> {
  return enabledEntry(name, await refetchRegistry());
}

/** Asks the server at most twice a minute. If that fails, the last answer counts. */
export async function killSwitchReason(name: string): Promise<string | undefined> {
  const isFresh = latest && performance.now() - latest.at < maxAgeMs;
  try {
    await (latest && isFresh ? latest.registry : refetchRegistry());
  } catch {}
  return knownKillSwitch(name);
}

/** Sends no request. */
export function knownKillSwitch(name: string): string | undefined {
  return read?.[name]?.disabled?.reason;
}

function registryAtPageLoad(): Promise<PageRegistry> {
  pageLoad ??= registryOfDocument(loaderConfiguration().releasesUrl).catch((error: unknown) => {
    pageLoad = undefined;
    throw error;
  });
  return pageLoad;
}

// The server writes the registry into the page, even if the registry has another origin (decision 76). The page fetches
// the registry if the text is unusable.
async function registryOfDocument(url: string): Promise<PageRegistry> {
  const at = performance.now();
  const text = registryText();
  // Any other text is a placeholder that the server did not fill in, as with webpack's development server.
  if (!text.startsWith('{')) return refetchRegistry();
  try {
    const registry = (await verifiedAtStart(url, text)) ?? (await usableRegistry(url, text));
    if (hasAllRemotes(registry)) return await setLatest(at, Promise.resolve(registry));
  } catch (error) {
    console.warn('The registry in the page is not used.', error);
  }
  return refetchRegistry();
}

async function verifiedAtStart(url: string, text: string): Promise<PageRegistry | undefined> {
  const verified = await loaderOptions()
    .signedRegistry?.()
    ?.catch(() => undefined);
  const parsed = v.safeParse(servedRegistrySchema(), verified);
  if (!parsed.success || !hasAllRemotes(parsed.output)) return undefined;
  void saveLastGood(url, text);
  return parsed.output;
}

function refetchRegistry(): Promise<PageRegistry> {
  return setLatest(performance.now(), loadRegistry(loaderConfiguration().releasesUrl));
}

async function setLatest(at: number, registry: Promise<PageRegistry>): Promise<PageRegistry> {
  const asked = { at, registry };
  latest = asked;
  const answer = await registry;
  // A slow response must not replace the response to a later request.
  if (latest === asked) {
    read = answer;
    loaderOptions().page.registry?.(answer);
  }
  return answer;
}

function enabledEntry(name: string, registry: PageRegistry): RegistryEntry {
  const entry = registry[name];
  if (!entry) throw new RemoteFailure(name, 'registry', `The registry has no entry for ${name}.`);
  if (entry.disabled) throw new RemoteFailure(name, 'switched-off', entry.disabled.reason);
  return entry;
}
