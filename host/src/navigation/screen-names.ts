import { matchPath } from 'react-router-dom';
import { destinationPaths, pathOf } from '@investor-portal/embed/destinations';
import type { ScreenName } from '@investor-portal/embed/messages';
import { paths, patterns } from '@investor-portal/shared/routes/paths';

// Opening a screen by its name needs this as well, and loads this file for it.
export { pathOf };

/** The first pattern that matches counts, so `compare` is not a campaign. */
const screens = Object.entries({
  welcome: paths.acceptance,
  'public-opportunities': paths.publicOpportunities,
  compare: patterns.compare,
  invest: patterns.invest,
  payment: patterns.payment,
  review: patterns.paymentReview,
  'campaign-commitments': patterns.commitmentByCampaign,
  'stock-position': patterns.stockPosition,
  statement: patterns.statement,
  'yearly-summary': patterns.yearlySummary,
  ...destinationPaths,
  'account-activity-details': patterns.accountActivityDetails,
} satisfies Partial<Record<ScreenName, string>>) as [ScreenName, string][];

/** Returns the name of the screen at an address. The name identifies neither the investor nor the campaign. */
export function screenAt(pathname: string): ScreenName {
  const matches = (path: string) => matchPath(path.replaceAll(/\{(\w+)\}/g, ':$1'), pathname);
  return screens.find(([, path]) => matches(path))?.[0] ?? 'other';
}
