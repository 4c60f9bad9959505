import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import remoteRuntime from '@module-federation/webpack-bundler-runtime';
import { setLoaderOptions, type LoaderOptions } from './loader-options';
import { trustedScripts } from './trusted-scripts';

let instance: ModuleFederation | undefined;

// The host imports its libraries like any application and shares them here, so its build needs no federation plugin (decision 2).
// Must be called once, before anything else from this package.
export function startLoader(options: LoaderOptions): void {
  setLoaderOptions(options);
  instance = createInstance({
    name: 'host',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(options.shared).map(([specifier, { version, module }]) => [
        specifier,
        { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false } },
      ]),
    ),
    plugins: [trustedScripts()],
  });
}

export function federation(): ModuleFederation {
  if (!instance) throw new Error('startLoader has not been called.');
  return instance;
}

// Remotes are built without a federation runtime and use this runtime.
Object.defineProperty(window, 'portalFederationRuntime', { value: remoteRuntime });
