import { Briefcase, ChartNoAxesCombined, UserRound, Wrench, type LucideIcon } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';

interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
}

/** The entries of the navigation side sheet (spec §2). */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Profile', path: paths.profile, icon: UserRound },
  { label: 'Investment Opportunities', path: paths.opportunities, icon: ChartNoAxesCombined },
  { label: 'Portfolio', path: paths.portfolio, icon: Briefcase },
];

/** One more where the platform lets engineers run development builds: the way there from inside a platform's page. */
export const forDevelopers: NavigationEntry = {
  label: 'Remotes',
  path: '/__remotes',
  icon: Wrench,
};

/** The entry the current path belongs to: the longest that contains it. The public list is the same list. */
export function currentEntry(pathname: string): string | undefined {
  if (pathname === paths.publicOpportunities) return paths.opportunities;
  return navigation
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}
