import * as v from 'valibot';
import { chooseReleases, type Candidate } from '@investor-portal/registry/choose';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { withStorage } from './web-storage';

/*
 * A tab can run another build of a remote than the current release: a development build, by the address of its manifest,
 * or a released version, by its name. A name counts only if the registry has that version, so unsigned releases cannot be
 * chosen. Session storage has them, because local storage may hold only the session's six keys (readings S4).
 */
const key = 'portal.tab-overrides';

const addressSchema = v.pipe(v.string(), v.url());
const overridesSchema = v.record(v.string(), v.string());

type Overrides = Readonly<Record<string, string>>;

/** Takes effect when the page reloads, because a page keeps the versions that it started with. */
export function overrideRemote(name: string, manifestOrVersion: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...stored(), [name]: manifestOrVersion }));
}

export function resetOverrides(): void {
  sessionStorage.removeItem(key);
}

/** Returns the manifest's URL of each remote that this tab replaces, for origins in `developerOrigins`. */
export function developerOverrides(): Overrides {
  const { remotes } = loaderOptions();
  return overridesOf((manifest, name) => remotes.includes(name) && isAllowed(manifest));
}

/** Any visitor may choose versions if the portal accepts development builds. Otherwise, only testers may. */
export function mayChooseVersions(): boolean {
  const { testerCohorts = [] } = loaderConfiguration();
  const cohort = loaderOptions().visitor()?.cohort;
  return allowedOrigins().length > 0 || (cohort !== undefined && testerCohorts.includes(cohort));
}

export function chosenVersions(): Overrides {
  return overridesOf((version) => !isAddress(version) && mayChooseVersions());
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

/** Returns a sentence that says why an address may not be used, or undefined if it may. */
export function addressProblem(manifest: string): string | undefined {
  if (!isAddress(manifest)) return `${manifest} is not an address.`;
  if (isAllowed(manifest)) return undefined;
  const { origin } = new URL(manifest);
  const allowed = allowedOrigins().join(', ');
  return `${origin} is not allowed here: this portal takes development builds from ${allowed}.`;
}

function isAllowed(manifest: string): boolean {
  return isAddress(manifest) && allowedOrigins().includes(new URL(manifest).origin);
}

const isAddress = (text: string) => v.is(addressSchema, text);

const allowedOrigins = () => loaderConfiguration().developerOrigins ?? [];

function overridesOf(counts: (override: string, name: string) => boolean): Overrides {
  return Object.fromEntries(
    Object.entries(stored()).filter(([name, override]) => counts(override, name)),
  );
}

function stored(): Overrides {
  const read = (storage: Storage) =>
    v.parse(overridesSchema, JSON.parse(storage.getItem(key) ?? '{}'));
  return withStorage('sessionStorage', read) ?? {};
}
