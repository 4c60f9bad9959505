import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { formatDate, formatDateTime } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney } from '@investor-portal/shared/rules/money';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { serverNow } from '@investor-portal/shared/session/server-time';

/** `You already committed PHP 5,000.00 to Luzon Farms at 09:41 PHT.` The date is included unless it is today. */
export function committedSentence(commitment: Commitment, campaign: Campaign): string {
  const { commitmentAmount, commitmentCurrencyCode, commitmentDate, createdOn } = commitment;
  const amount = formatMoney(commitmentAmount, commitmentCurrencyCode || campaign.currencyCode);
  const when = formatWhen(commitmentDate || createdOn);
  return `You already committed ${amount} to ${issuerNameOf(campaign)}${when}.`;
}

function formatWhen(committed: WireDate): string {
  const [day = '--', time] = formatDateTime(committed).split(', ');
  if (day === '--') return '';
  if (!time) return ` on ${day}`;
  return day === formatDate(serverNow()) ? ` at ${time}` : ` on ${day} at ${time}`;
}
