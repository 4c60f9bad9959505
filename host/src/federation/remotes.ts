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
