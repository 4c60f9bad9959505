import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { buildApp } from '../build/build-app';
import { hostOfTheseSources } from '../build/host-of-sources';
import { sourceVersion } from '../build/source-version';
import { contractFaults } from '../contract/contract-faults';
import {
  configureReleases,
  type ReleaseConfiguration,
} from '../release/configuration/configuration';
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
