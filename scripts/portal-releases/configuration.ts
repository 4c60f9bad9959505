import path from 'node:path';
import {
  contractVersion,
  type RemoteName as PortalRemote,
} from '@investor-portal/shared/contract/define-remote';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { breaches, readBudgets } from '../budgets/budgets';
import { largestModules } from '../budgets/weigh-modules';
import { weighRemote } from '../budgets/weigh-remote';
import { buildApp } from '../build/build-app';
import { hostOfTheseSources } from '../build/host-of-sources';
import { sourceVersion } from '../build/source-version';
import { contractFaults } from '../contract/contract-faults';
import {
  configureReleases,
  type ReleaseConfiguration,
} from '../release/configuration/configuration';
import { scriptsIn } from '../release/store/manifest';
import { portalRemotes } from './portal-remotes';

/**
 * Configures the release tool (scripts/release) for the portal, including how its sources are built and measured. Modules that
 * use the tool import this file first. Where nothing is built, portal-remotes.ts is enough.
 */
export const portalReleases: ReleaseConfiguration = {
  ...portalRemotes,
  singletonOf,
  sources: {
    contract: contractVersion,
    contractFaults,
    build: buildApp,
    versionOf: sourceVersion,
    host: hostOfTheseSources,
  },
  faultsOf,
};

configureReleases(portalReleases);

function singletonOf(source: string): string | undefined {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  const module = /\/shared\/src\/(.+)\.tsx?$/.exec(source)?.[1];
  // In another repository, shared is a library in node_modules.
  const ofShared = !library || library === '@investor-portal/shared';
  const name = ofShared ? `@investor-portal/shared/${module}` : library;
  return singletons.includes(name) ? name : undefined;
}

/** Returns the breaches of the remote's budgets. */
function faultsOf(name: PortalRemote, dir: string, maps: string): string[] {
  return breaches('it', readBudgets().remotes[name], weighRemote(dir), () =>
    largestModules(
      scriptsIn(dir).map((script) => path.join(dir, script)),
      (script) => path.join(maps, `${path.relative(dir, script)}.map`),
    ),
  );
}
