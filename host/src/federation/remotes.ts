import { atom, type Getter } from 'jotai';
import type { NavigationEntry, ReleaseStart } from '@investor-portal/registry/format';
import { chooseReleases } from '@investor-portal/registry/choose';
import type { PageRegistry } from '@investor-portal/loader/load-registry';
import { grantedMounts, isBelow, type Mount } from '@investor-portal/shared/contract/mounts';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { expectedVisitor } from '../session/session-effects';

// A release declares its mounts and menu entry in the registry. They apply as far as this host grants their paths (decision 1).
// Without an entry there, the grants and shared/federation/remotes.json apply.

export const releasedAtom = atom<PageRegistry>({});

const listed: Readonly<Record<string, { mounts: unknown; navigation?: NavigationEntry }>> = list;

export const grants = (): readonly Mount[] => grantedMounts(knownRuntimeConfig()?.grantedMounts);

/** The remotes that this host was built with, then the remotes that its configuration adds. */
export const allRemotes = () => allRemoteNames(knownRuntimeConfig()?.grantedMounts ?? {});

export function mountAt(pathname: string): Mount | undefined {
  return store.get(mountAtAtom)(pathname);
}

export const mountAtAtom = atom((get) => (pathname: string): Mount | undefined => {
  const granted = grants().find(({ path }) => isBelow(path, pathname));
  const declared = granted && startOf(granted.remote, get)?.mounts;
  return !declared || declared.some((path) => isBelow(path, pathname)) ? granted : undefined;
});

export const navigationAtom = atom((get) =>
  allRemotes().flatMap((remote) => {
    const start = startOf(remote, get);
    // A release that declares no mounts declares no menu entry either, so the entry of the list applies.
    const entry = start?.mounts ? start.navigation : listed[remote]?.navigation;
    return entry && get(mountAtAtom)(entry.path)?.remote === remote ? [{ ...entry, remote }] : [];
  }),
);

/** Returns a sentence for the remote's engineers about each declared path that this host does not grant. */
export function refusedMounts(remote: string): string[] {
  const { mounts = [], navigation } = startOf(remote, store.get) ?? {};
  const own = grants().filter((grant) => grant.remote === remote);
  const refused = mounts.filter((mount) => !own.some(({ path }) => isBelow(path, mount)));
  return [
    ...refused.map((mount) => `The host does not grant it ${mount}.`),
    ...(navigation && mountAt(navigation.path)?.remote !== remote
      ? [`Its menu entry leads to ${navigation.path}, which is not one of its mounts.`]
      : []),
  ];
}

// Another investor may get another release.
function startOf(remote: string, get: Getter): ReleaseStart | undefined {
  get(externalAtom);
  const released = get(releasedAtom)[remote];
  return released
    ? chooseReleases(remote, released, expectedVisitor())[0]?.release.start
    : undefined;
}
