import * as v from 'valibot';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

// Of this tab, and gone with it: local storage holds the session's six keys and nothing else (readings S4).
const key = 'portal.developer-overrides';

const manifestAddress = v.pipe(v.string(), v.url());
const address = v.optional(manifestAddress);
const overridesSchema = v.object({
  onboarding: address,
  opportunities: address,
  portfolio: address,
} satisfies Record<RemoteName, unknown>);

type Overrides = v.InferOutput<typeof overridesSchema>;

/**
 * Which remotes an engineer has replaced in this tab by a development build, and the addresses of their manifests:
 * those whose origin the platform names in `developerOrigins` (decision 0063).
 */
export function developerOverrides(): Overrides {
  const allowed = Object.entries(stored()).filter(([, manifest]) => isAllowed(manifest));
  return Object.fromEntries(allowed);
}

/** Replaces a remote from the next page on, since a page keeps what it started with. */
export function setDeveloperOverride(name: RemoteName, manifest: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...stored(), [name]: manifest }));
}

export function resetDeveloperOverrides(): void {
  sessionStorage.removeItem(key);
}

/** Why an address may not be used, in a sentence; undefined where it may. */
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

// A browser that blocks storage, or a value nobody can read: no override.
function stored(): Overrides {
  try {
    const body: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return v.parse(overridesSchema, body);
  } catch {
    return {};
  }
}
