import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressToLoad, addressInRelease } from './failed-scripts';
import { scriptIntegrity } from './release-files';

const timeoutMs = 8_000;

/**
 * Module Federation assigns script URLs as plain strings, ignores integrity and runs every script that a manifest names.
 * This plugin creates the script element itself, only for files of a known release and with their integrity. If the
 * browser enforces Trusted Types, the plugin uses its own policy.
 */
export function trustedScripts(): ModuleFederationRuntimePlugin {
  return {
    name: 'trusted-scripts',
    createScript: ({ url }) => ({ script: scriptElement(url), timeout: timeoutMs }),
  };
}

const startedChunks = new Set<string>();

/**
 * Runs the chunks of a release that the document has preloaded, so that the entry finds them registered instead of
 * loading them one after another (decision 80). A chunk only registers its modules. If a chunk fails, the code that needs
 * it loads it again. A chunk that ran for a failed version is reused for the next version (decision 97).
 */
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
