import * as v from 'valibot';
import { chooseReleases, type Candidate } from '@investor-portal/registry/choose';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { withStorage } from './web-storage';

/*
 * The released versions that a visitor has chosen for this tab (decision 102). The tab stores only names of versions. A name
 * counts only if the registry has that version, so unsigned releases cannot be chosen.
 */
const key = 'portal.chosen-versions';

const versionsSchema = v.record(v.string(), v.string());

/** Any visitor may choose versions if the portal accepts development builds. Otherwise, only testers may. */
export function mayChooseVersions(): boolean {
  const { developerOrigins = [], testerCohorts = [] } = loaderConfiguration();
  const cohort = loaderOptions().visitor()?.cohort;
  return developerOrigins.length > 0 || (cohort !== undefined && testerCohorts.includes(cohort));
}

export function chosenVersions(): Readonly<Record<string, string>> {
  const versions = stored();
  return Object.keys(versions).length > 0 && mayChooseVersions() ? versions : {};
}

/** Takes effect when the page reloads, because a page keeps the versions that it started with. */
export function chooseVersion(name: string, version: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...stored(), [name]: version }));
}

export function resetChosenVersions(): void {
  sessionStorage.removeItem(key);
}

/** Returns the versions of a remote to try, in order. If the registry has the chosen version, it is the only version. */
export function candidatesOf(name: string, released: RegistryEntry): Candidate[] {
  const version = chosenVersions()[name];
  const isKnown = version !== undefined && Object.hasOwn(released.versions, version);
  const release = isKnown ? released.versions[version] : undefined;
  return version !== undefined && release
    ? [{ version, release, role: 'chosen' }]
    : chooseReleases(name, released, loaderOptions().visitor());
}

function stored(): Record<string, string> {
  const read = (storage: Storage) =>
    v.parse(versionsSchema, JSON.parse(storage.getItem(key) ?? '{}'));
  return withStorage('sessionStorage', read) ?? {};
}
