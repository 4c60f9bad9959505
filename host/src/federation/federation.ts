import { createInstance } from '@module-federation/enhanced/runtime';
import remoteRuntime from '@module-federation/webpack-bundler-runtime';
import * as core from '@investor-portal/shared/contract/core';
import { coreKey } from '../registry/own-contract';
import { hostSharedModules } from './host-shared-modules';
import { trustedScripts } from './trusted-scripts';

/** The same as in remotes (scripts/build/core/share-core.cjs): only the key tells one core from another. */
const coreVersion = '1.0.0';

/**
 * The page's Module Federation instance. The host imports its libraries like any application and registers them here, so
 * its build needs no federation plugin (decision 2).
 */
export const federation = createInstance({
  name: 'host',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries({
      ...hostSharedModules,
      // Remotes that were built with the same code of the core take it (decision 91).
      ...(coreKey && { [coreKey]: { version: coreVersion, module: core } }),
    }).map(([specifier, { version, module }]) => [
      specifier,
      {
        version,
        lib: () => module,
        // The registry's contract range has checked compatibility before a remote loads.
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  ),
  plugins: [trustedScripts()],
});

// Remotes are built without a federation runtime and use this one.
Object.defineProperty(window, 'portalFederationRuntime', { value: remoteRuntime });
