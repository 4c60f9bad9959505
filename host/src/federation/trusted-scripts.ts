import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { scriptIntegrity } from './release-files';

const timeout = 8_000;

/**
 * Module federation writes script addresses as text, knows nothing of integrity, and would run what any manifest
 * names. This hook makes the script element itself: for files of a release only, with their integrity, and through a
 * policy of its own where the browser enforces Trusted Types.
 */
export function trustedScripts(): ModuleFederationRuntimePlugin {
  return {
    name: 'trusted-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = scriptIntegrity(url);
      if (integrity) script.integrity = integrity;
      script.src = policy.createScriptURL(url);
      return { script, timeout };
    },
  };
}

// A remote's own chunks are loaded by its build (scripts/build/chunk-integrity.cjs), which asks here.
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
    scriptIntegrity(url);
    return url;
  },
};

// A browser without Trusted Types takes the checked address itself.
const policy = window.trustedTypes?.createPolicy('investor-portal-remotes', rules) ?? rules;
