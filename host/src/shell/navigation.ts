import { Briefcase, ChartNoAxesCombined, UserRound, type LucideIcon } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';

/** The entries of the navigation side sheet (spec §2). */
export const navigation: readonly { label: string; path: string; icon: LucideIcon }[] = [
  { label: 'Profile', path: paths.profile, icon: UserRound },
  { label: 'Investment Opportunities', path: paths.opportunities, icon: ChartNoAxesCombined },
  { label: 'Portfolio', path: paths.portfolio, icon: Briefcase },
];

/** The entry the current path belongs to: the longest that contains it. */
export function currentEntry(pathname: string): string | undefined {
  return navigation
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
