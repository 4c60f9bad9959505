import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };
import { paths } from '../routes/paths';

/** A path prefix whose addresses are screens of a remote. */
export interface Mount {
  path: string;
  remote: string;
}

/** The path prefixes that a host's configuration grants, by remote (`grantedMounts`). */
export type Grants = Readonly<Record<string, readonly string[]>>;

/** Whether an address is a mount's own or below it. */
export function isBelow(mount: string, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${mount}/`);
}

const listed = mountsOf(
  Object.fromEntries(Object.entries(list).map(([name, { mounts }]) => [name, mounts])),
);

/**
 * The mounts of the remotes that this host was built with, then those that its configuration grants. A grant that overlaps a
 * screen of the host or another remote's mount is left out, so that nobody can take a path from its owner.
 */
export function grantedMounts(grants: Grants = {}): readonly Mount[] {
  const mounts = [...listed];
  for (const grant of mountsOf(grants)) if (!overlapOf(grant, mounts)) mounts.push(grant);
  return mounts;
}

/** The path that a grant would take from the host or from another remote; undefined if it takes none. */
export function overlapOf({ path, remote }: Mount, mounts: readonly Mount[]): string | undefined {
  const owned = mounts.filter((mount) => mount.remote !== remote).map((mount) => mount.path);
  return [paths.glossary, ...owned].find((each) => isBelow(path, each) || isBelow(each, path));
}

export function mountsOf(grants: Grants): Mount[] {
  return Object.entries(grants).flatMap(([remote, granted]) =>
    granted.map((path) => ({ path, remote })),
  );
}
