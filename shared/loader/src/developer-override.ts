import * as v from 'valibot';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { withStorage } from './web-storage';

// Session storage, because local storage may hold only the session's six keys (readings S4).
const key = 'portal.developer-overrides';

const manifestAddress = v.pipe(v.string(), v.url());
const overridesSchema = v.record(v.string(), manifestAddress);

type Overrides = Readonly<Record<string, string>>;

/** Returns the manifest's URL of each remote that this tab replaces, for origins in `developerOrigins` (decision 63). */
export function developerOverrides(): Overrides {
  const { remotes } = loaderOptions();
  const allowed = Object.entries(stored()).filter(
    ([name, manifest]) => remotes.includes(name) && isAllowed(manifest),
  );
  return Object.fromEntries(allowed);
}

/** Takes effect when the page reloads, because a page keeps the versions that it started with. */
export function setDeveloperOverride(name: string, manifest: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...stored(), [name]: manifest }));
}

export function resetDeveloperOverrides(): void {
  sessionStorage.removeItem(key);
}

/** Returns a sentence that says why an address may not be used, or undefined if it may. */
export function addressProblem(manifest: string): string | undefined {
  if (!v.is(manifestAddress, manifest)) return `${manifest} is not an address.`;
  if (isAllowed(manifest)) return undefined;
  const { origin } = new URL(manifest);
  const allowed = allowedOrigins().join(', ');
  return `${origin} is not allowed here: this portal takes development builds from ${allowed}.`;
}

function isAllowed(manifest: string): boolean {
  return allowedOrigins().includes(new URL(manifest).origin);
}

const allowedOrigins = () => loaderConfiguration().developerOrigins ?? [];

function stored(): Record<string, string> {
  const read = (storage: Storage) =>
    v.parse(overridesSchema, JSON.parse(storage.getItem(key) ?? '{}'));
  return withStorage('sessionStorage', read) ?? {};
}
