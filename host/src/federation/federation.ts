import { createInstance } from '@module-federation/enhanced/runtime';
import remoteRuntime from '@module-federation/webpack-bundler-runtime';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { provided } from './host-shared-modules';
import { trustedScripts } from './trusted-scripts';

/**
 * The one federation of the page. The host uses its libraries as any application does and only offers them, so that its
 * build needs no federation plugin (decision 0002).
 */
export const federation = createInstance({
  name: 'host',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      {
        version: contractVersion,
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  ),
  plugins: [trustedScripts()],
});

// Every remote is built without a runtime and takes this one.
Object.defineProperty(window, 'portalFederationRuntime', { value: remoteRuntime });
