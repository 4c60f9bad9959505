import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { NewCommitment } from '@investor-portal/shared/partner-api/new-commitment';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';

/** The payload of spec §3 'New commitment payload'; the partner API calibrates amounts and shares later. */
export function newCommitment(
  campaign: Campaign,
  user: UserDetails,
  amount: Centavos,
): NewCommitment {
  const individual = user.profiles.find((profile) => profile.serviceCode === 'IDV');
  const total = fromCentavos(amount);
  return {
    transactionCampaignId: campaign.transactionCampaignId,
    commitmentCurrencyCode: campaign.currencyCode,
    actualConvertedCurrencyCode: campaign.currencyCode,
    issuerId: campaign.issuerAccount.accountId,
    issuerName: campaign.issuerAccount.name || issuerNameOf(campaign),
    investorAccountId: user.accountId,
    investorAccountName: `${user.firstName} ${user.lastName}`.trim(),
    investorAccountServiceId: individual?.accountServiceId ?? 0,
    investorAccountServiceName: 'INDIVIDUAL INVESTOR',
    commitmentAmount: total,
    calibratedAmount: 0,
    commitmentShares: 0,
    calibratedShares: 0,
    actualConvertedAmount: total,
    commitmentExpirationDate: formatMonthDayYear(campaign.offeredPeriodEndDate),
  };
}
