import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };
import { paths } from '../routes/paths';

export interface Mount {
  path: string;
  remote: string;
}

/** Path prefixes by remote, as in the configuration's `grantedMounts`. */
export type Grants = Readonly<Record<string, readonly string[]>>;

export function isBelow(mount: string, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${mount}/`);
}

const builtInMounts = Object.entries(list).flatMap(([name, { mounts }]) =>
  mountsOf({ [name]: mounts }),
);

/** Returns the built-in and the granted mounts. A grant that overlaps a path of another owner is left out. */
export function grantedMounts(grants: Grants = {}): readonly Mount[] {
  const mounts = [...builtInMounts];
  for (const grant of mountsOf(grants)) if (!overlapOf(grant, mounts)) mounts.push(grant);
  return mounts;
}

/** Returns the path that a grant would take from the host or from another remote. */
export function overlapOf({ path, remote }: Mount, mounts: readonly Mount[]): string | undefined {
  const owned = mounts.filter((mount) => mount.remote !== remote).map((mount) => mount.path);
  return [paths.glossary, ...owned].find((each) => isBelow(path, each) || isBelow(each, path));
}

export function mountsOf(grants: Grants): Mount[] {
  return Object.entries(grants).flatMap(([remote, granted]) =>
    granted.map((path) => ({ path, remote })),
  );
}
