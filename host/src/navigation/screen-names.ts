import { matchPath } from 'react-router-dom';
import type { ScreenName } from '@investor-portal/embed/messages';
import { paths, patterns } from '@investor-portal/shared/routes/paths';

// Opening a screen by its name needs this as well, and loads this file for it.
export { pathOf } from '@investor-portal/embed/destinations';

/** The patterns of the screens' addresses. The first that matches counts. */
const screens: readonly (readonly [ScreenName, string])[] = [
  ['welcome', paths.acceptance],
  ['registration', paths.registration],
  ['public-opportunities', paths.publicOpportunities],
  ['profile', paths.profile],
  ['premium-account', paths.premiumAccount],
  ['qualified-account', paths.qualifiedAccount],
  ['glossary', paths.glossary],
  ['opportunities', paths.opportunities],
  ['watchlist', paths.watchlist],
  ['compare', patterns.compare],
  ['campaign', patterns.campaign],
  ['invest', patterns.invest],
  ['payment', patterns.payment],
  ['review', patterns.paymentReview],
  ['portfolio', paths.portfolio],
  ['commitments', paths.commitments],
  ['campaign-commitments', patterns.commitmentByCampaign],
  ['commitment', patterns.commitment],
  ['stock-positions', paths.stockPositions],
  ['stock-position', patterns.stockPosition],
  ['account-activity', paths.accountActivity],
  ['account-activity-details', patterns.accountActivityDetails],
  ['statement', patterns.statement],
  ['allocation', paths.allocation],
  ['documents', paths.documents],
  ['yearly-summary', patterns.yearlySummary],
];

/** Returns the name of the screen at an address. The name identifies neither the investor nor the campaign. */
export function screenAt(pathname: string): ScreenName {
  return screens.find(([, pattern]) => matchPath(pattern, pathname))?.[0] ?? 'other';
}
