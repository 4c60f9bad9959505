import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { destinations, type Destination, type ScreenName } from '@investor-portal/embed/messages';
import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';

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

const withGuids: Partial<
  Record<Destination, (details: { guid: string; campaign: string }) => string>
> = {
  campaign: ({ guid }) => paths.campaign(guid),
  commitment: ({ guid, campaign }) => paths.commitment(guid, campaign),
};

const guid = v.optional(v.string(), '');
const destinationSchema = v.object({
  screen: v.custom<Destination>((name) => Object.hasOwn(destinations, String(name))),
  guid,
  campaign: guid,
});

/**
 * Returns the address for the value of the platform's message, or null if the screen is unknown or lacks a guid that it
 * needs.
 */
export function addressOf(value: unknown): string | null {
  const parsed = v.safeParse(destinationSchema, value);
  if (!parsed.success) return null;
  const { screen, ...details } = parsed.output;
  const needed: readonly string[] = destinations[screen];
  const isComplete = Object.entries(details).every(
    ([name, text]) => !needed.includes(name) || text !== '',
  );
  if (!isComplete) return null;
  return withGuids[screen]?.(details) ?? screens.find(([name]) => name === screen)?.[1] ?? null;
}
