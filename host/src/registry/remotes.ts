import { remoteNames, type RemoteName } from '@investor-portal/shared/contract/remote-names';
import { paths } from '@investor-portal/shared/routes/paths';

/** The icons are named, not imported: the document's first script reads this table too. */
export type NavigationIcon = 'chart' | 'briefcase';

interface RemoteEntry {
  /** The path prefixes it owns (decision 1). */
  mounts: readonly string[];
  /** Its entry in the navigation side sheet (spec §2). */
  navigation?: { label: string; path: string; icon: NavigationIcon };
}

/** Everything the host knows about its remotes. */
export const remotes: Readonly<Record<RemoteName, RemoteEntry>> = {
  onboarding: {
    mounts: [paths.acceptance, paths.registration, paths.premiumAccount, paths.qualifiedAccount],
  },
  opportunities: {
    mounts: [paths.publicOpportunities, paths.opportunities],
    navigation: {
      label: 'Investment Opportunities',
      path: paths.opportunities,
      icon: 'chart',
    },
  },
  portfolio: {
    mounts: [paths.portfolio],
    navigation: { label: 'Portfolio', path: paths.portfolio, icon: 'briefcase' },
  },
};

/** A record with one value for each remote. */
export function forEachRemote<T>(valueOf: (name: RemoteName) => T): Record<RemoteName, T> {
  const entries = remoteNames.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<RemoteName, T>;
}

export interface Mount {
  path: string;
  remote: RemoteName;
}

export const mounts: readonly Mount[] = remoteNames.flatMap((remote) =>
  remotes[remote].mounts.map((path) => ({ path, remote })),
);

/** The mount that owns an address, if a remote does. */
export function mountAt(pathname: string): Mount | undefined {
  return mounts.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * The address of a remote's registry. `{remote}` in `releasesUrl` stands for its name, where each remote has a registry that
 * only its own team may write (decision 68).
 */
export function registryUrlOf(releasesUrl: string, name: RemoteName): string {
  return releasesUrl.replaceAll('{remote}', name);
}

/**
 * Matches `path` against a route pattern (`/main/portfolio/stock-position/:id`) and returns its parameters, or undefined.
 * It mirrors the router's matching, which the document's first script cannot carry.
 */
export function matchScreen(pattern: string, path: string): Record<string, string> | undefined {
  const parts = pattern.split('/');
  const segments = path.replace(/\/$/, '').split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

// Like the router, leaves an invalid escape such as a lone '%' as it is.
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
