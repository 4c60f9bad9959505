import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressToLoad, withoutPlain } from './plain-scripts';
import { scriptIntegrity } from './release-files';

const timeoutMs = 8_000;

/**
 * Module Federation assigns script URLs as plain strings, ignores integrity and runs whatever a manifest names. This
 * plugin creates the script element itself: only for files of a known release, with their integrity, and through its own
 * policy where the browser enforces Trusted Types.
 */
export function trustedScripts(): ModuleFederationRuntimePlugin {
  return {
    name: 'trusted-scripts',
    createScript: ({ url }) => ({ script: scriptElement(url), timeout: timeoutMs }),
  };
}

/** The preloaded chunks that were run, by their addresses. */
const begun = new Set<string>();

/**
 * Runs the chunks of a release that the document has preloaded, so that its entry finds them there instead of loading
 * one after another (decision 86). A chunk only registers its modules. One that fails is left to whoever needs it, and one
 * that ran for a version that failed is there for the next (decision 97).
 */
export function runPreloadedChunks(scripts: ReadonlySet<string>, entry: string): void {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const urls = new Set([...preloads].map(({ href }) => href));
  for (const url of urls) {
    if (url === entry || !scripts.has(url) || begun.has(url)) continue;
    begun.add(url);
    const script = scriptElement(url);
    // The bundler would wait for an element that has failed.
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

// A remote loads its own chunks (../webpack.cjs) and looks up their integrity here.
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
    scriptIntegrity(withoutPlain(url));
    return url;
  },
};

// Without Trusted Types the checked URL is assigned directly.
const policy = window.trustedTypes?.createPolicy('investor-portal-remotes', rules) ?? rules;
