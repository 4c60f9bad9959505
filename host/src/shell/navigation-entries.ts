import {
  Briefcase,
  ChartNoAxesCombined,
  LayoutGrid,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { atom } from 'jotai';
import { paths } from '@investor-portal/shared/routes/paths';
import { mountAt, navigationAtom } from '../federation/remotes';
import { store } from '@investor-portal/shared/session/store';

/** The icons that a remote's release may name. Other names show a neutral icon. */
const icons = new Map<string, LucideIcon>([
  ['chart', ChartNoAxesCombined],
  ['briefcase', Briefcase],
]);

/** The entries of the navigation side sheet (spec §2): the profile, then the remotes' entries. */
export const entriesAtom = atom((get) => [
  { label: 'Profile', to: paths.profile, icon: UserRound },
  ...get(navigationAtom).map(({ label, path, icon }) => ({
    label,
    to: path,
    icon: icons.get(icon) ?? LayoutGrid,
  })),
]);

/** Returns the path of the entry to highlight: the entry of the remote that owns the address, or the profile. */
export function currentEntry(pathname: string): string | undefined {
  const mount = mountAt(pathname);
  const entry = store.get(navigationAtom).find(({ remote }) => remote === mount?.remote);
  if (entry) return entry.path;
  // Unknown addresses and the host's other screens begin with the profile's path too.
  const isProfiles = mount
    ? pathname.startsWith(`${paths.profile}/`)
    : pathname.replace(/\/$/, '') === paths.profile;
  return isProfiles ? paths.profile : undefined;
}
