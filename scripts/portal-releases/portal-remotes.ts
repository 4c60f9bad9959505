import path from 'node:path';
import type { RemoteName as PortalRemote } from '@investor-portal/shared/contract/remote-names';
import {
  configureReleases,
  type ReleaseConfiguration,
} from '../release/configuration/configuration';
import { remotes, root, workDir } from '../workspace/apps';

declare module '../release/configuration/configuration.ts' {
  interface Remotes extends Record<PortalRemote, true> {}
}

/**
 * Configures the release tool (scripts/release) to store and sign finished builds. The `publish` image does not contain the
 * build tools, so nothing here may import scripts/build.
 */
export const portalRemotes: ReleaseConfiguration = {
  remotes,
  root,
  localStore: path.join(workDir, 'releases'),
  isOfContract: (module) => module.startsWith('@investor-portal/'),
  singletonOf: () => {
    throw new Error('A build is searched for second copies of singletons where it is made.');
  },
};

configureReleases(portalRemotes);
