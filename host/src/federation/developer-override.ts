import * as v from 'valibot';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { forEachRemote } from '../registry/remotes';

// It is in session storage, because local storage holds the session's six keys and nothing else (readings S4).
const key = 'portal.developer-overrides';

const manifestAddress = v.pipe(v.string(), v.url());
const overridesSchema = v.object(forEachRemote(() => v.optional(manifestAddress)));

type Overrides = v.InferOutput<typeof overridesSchema>;

/**
 * The remotes that this tab replaces with a development build, each with the URL of its manifest. Only origins in
 * `developerOrigins` count (decision 63).
 */
export function developerOverrides(): Overrides {
  const allowed = Object.entries(stored()).filter(([, manifest]) => isAllowed(manifest));
  return Object.fromEntries(allowed);
}

/** Takes effect when the page reloads: a page keeps the versions it started with. */
export function setDeveloperOverride(name: RemoteName, manifest: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...stored(), [name]: manifest }));
}

export function resetDeveloperOverrides(): void {
  sessionStorage.removeItem(key);
}

/** Why an address may not be used, as a sentence; undefined when it may. */
export function addressProblem(manifest: string): string | undefined {
  if (!v.is(manifestAddress, manifest)) return `${manifest} is not an address.`;
  if (isAllowed(manifest)) return undefined;
  const { origin } = new URL(manifest);
  const allowed = runtimeConfig().developerOrigins.join(', ');
  return `${origin} is not allowed here: this portal takes development builds from ${allowed}.`;
}

function isAllowed(manifest: string): boolean {
  return runtimeConfig().developerOrigins.includes(new URL(manifest).origin);
}

// Blocked storage and invalid values count as no override.
function stored(): Overrides {
  try {
    const body: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return v.parse(overridesSchema, body);
  } catch {
    return {};
  }
}
