import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { LiveHost, Registry, Release } from '@investor-portal/shared/contract/registry';
import { withCurrent } from './registry-changes.ts';

export interface PlacedBuild {
  name: RemoteName;
  version: string;
  release: Release;
  /** The address of its server. */
  base: string | undefined;
}

/** Makes builds of one commit current together; what ran before becomes the fallback. */
export function withBuilds(
  registry: Registry,
  host: LiveHost | undefined,
  builds: readonly PlacedBuild[],
  now: string,
): Registry {
  let changed: Registry = { ...registry, host };
  for (const { name, version, release, base } of builds) {
    changed = withCurrent(changed, name, version, release, now);
    const released = changed[name];
    if (released)
      changed = { ...changed, [name]: { ...released, base, canary: null, disabled: null } };
  }
  return changed;
}
