import * as v from 'valibot';
import { chooseReleases, type Candidate } from '@investor-portal/registry/choose';
import type { Released } from '@investor-portal/registry/format';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { withStorage } from './web-storage';

/*
 * The released versions that somebody has chosen for this tab (decision 102). The tab stores only names of versions, and a
 * name counts only if the registry has a version of that name, so nothing unsigned can be chosen.
 */
const key = 'portal.chosen-versions';

const versionsSchema = v.record(v.string(), v.string());

/** Whether this visitor may choose versions: engineers, where the portal takes development builds, and testers. */
export function mayChooseVersions(): boolean {
  const { developerOrigins = [], testerCohorts = [] } = loaderConfiguration();
  const cohort = loaderOptions().visitor()?.cohort;
  return developerOrigins.length > 0 || (cohort !== undefined && testerCohorts.includes(cohort));
}

/** The chosen version of each remote, if the visitor may choose. */
export function chosenVersions(): Readonly<Record<string, string>> {
  const versions = stored();
  return Object.keys(versions).length > 0 && mayChooseVersions() ? versions : {};
}

/** Takes effect when the page reloads: a page keeps the versions it started with. */
export function chooseVersion(name: string, version: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...stored(), [name]: version }));
}

export function resetChosenVersions(): void {
  sessionStorage.removeItem(key);
}

/** The versions of a remote to try, in order: only the chosen one where the registry has it, else as for any visitor. */
export function candidatesOf(name: string, released: Released): Candidate[] {
  const version = chosenVersions()[name];
  const isKnown = version !== undefined && Object.hasOwn(released.versions, version);
  const release = isKnown ? released.versions[version] : undefined;
  return version !== undefined && release
    ? [{ version, release, role: 'chosen' }]
    : chooseReleases(name, released, loaderOptions().visitor());
}

// Blocked storage and invalid values count as no choice.
function stored(): Record<string, string> {
  const read = (storage: Storage) =>
    v.parse(versionsSchema, JSON.parse(storage.getItem(key) ?? '{}'));
  return withStorage('sessionStorage', read) ?? {};
}
