import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressToLoad, addressInRelease } from './failed-scripts';

const timeoutMs = 8_000;

// Module Federation ignores integrity and runs every script that a manifest names. This plugin creates the script element only
// for files of a known release, with their integrity.
export function trustedScripts(): ModuleFederationRuntimePlugin {
  return {
    name: 'trusted-scripts',
    createScript: ({ url }) => ({ script: scriptElement(url), timeout: timeoutMs }),
  };
}

// The scripts that the registry names, by address. No other script runs. Versions of a remote share files, so `version` is the
// last version that named the script.
const releaseScripts = new Map<string, { integrity: string; version: string }>();
const developmentFolders = new Set<string>();

/** `folder` ends with a slash. `integrities` are by path in the folder, and undefined in development. */
export function allowReleaseScripts(
  folder: string,
  integrities: Readonly<Record<string, string>> | undefined,
  version: string,
): ReadonlySet<string> {
  if (!integrities) developmentFolders.add(folder);
  const addresses = new Set<string>();
  for (const [path, integrity] of Object.entries(integrities ?? {})) {
    const address = new URL(path, folder).href;
    if (!address.startsWith(folder)) continue;
    releaseScripts.set(address, { integrity, version });
    addresses.add(address);
  }
  return addresses;
}

/** Returns undefined in development. @throws for a URL that belongs to no release in the registry. */
export function scriptIntegrity(url: string): string | undefined {
  const address = new URL(url, window.location.href);
  const script = releaseScripts.get(withoutQuery(address));
  if (script) return script.integrity;
  for (const folder of developmentFolders) if (address.href.startsWith(folder)) return undefined;
  throw new Error(`${url} is not a script of a known release.`);
}

export function scriptVersion(url: string): string | undefined {
  return releaseScripts.get(withoutQuery(new URL(url)))?.version;
}

function withoutQuery({ origin, pathname }: URL): string {
  return origin + pathname;
}

const startedChunks = new Set<string>();

// The entry then finds these chunks registered instead of loading them one after another (decision 80). If a chunk fails, the
// code that needs it loads it again. A chunk that ran for a failed version is reused (decision 97).
export function runPreloadedChunks(scripts: ReadonlySet<string>, entry: string): void {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const urls = new Set([...preloads].map(({ href }) => href));
  for (const url of urls) {
    if (url === entry || !scripts.has(url) || startedChunks.has(url)) continue;
    startedChunks.add(url);
    const script = scriptElement(url);
    // The bundler would wait for an element that has already failed.
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
    document.head.append(script);
  }
}

function scriptElement(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = scriptIntegrity(url);
  if (integrity) script.integrity = integrity;
  script.src = policy.createScriptURL(addressToLoad(url));
  return script;
}

// A remote loads its own chunks and looks up their integrity here (../webpack.cjs).
Object.defineProperty(window, 'portalScriptIntegrity', { value: scriptIntegrity });

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
    };
  }
}

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    scriptIntegrity(addressInRelease(url));
    return url;
  },
};

const policy = window.trustedTypes?.createPolicy('investor-portal-remotes', rules) ?? rules;
