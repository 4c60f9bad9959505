import { Briefcase, ChartNoAxesCombined, UserRound, type LucideIcon } from 'lucide-react';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { paths } from '@investor-portal/shared/routes/paths';
import { mountAt, remotes, type NavigationIcon } from '../federation/remotes';

interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
}

const icons: Record<NavigationIcon, LucideIcon> = {
  chart: ChartNoAxesCombined,
  briefcase: Briefcase,
};

/** The entries of the navigation side sheet (spec §2): the profile, then those of the remotes. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Profile', path: paths.profile, icon: UserRound },
  ...remoteNames.flatMap((name) => {
    const entry = remotes[name].navigation;
    return entry ? [{ ...entry, icon: icons[entry.icon] }] : [];
  }),
];

/** The path of the entry to highlight: that of the remote that owns the address, else the profile below `/main`. */
export function currentEntry(pathname: string): string | undefined {
  const mount = mountAt(pathname);
  const entry = mount && remotes[mount.remote].navigation;
  if (entry) return entry.path;
  if (pathname === paths.glossary) return undefined;
  return `${pathname}/`.startsWith(`${paths.profile}/`) ? paths.profile : undefined;
}
