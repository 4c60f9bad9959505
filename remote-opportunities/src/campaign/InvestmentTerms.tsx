import { styled } from 'styled-components';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney, type Centavos } from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList, type DataItem } from '@investor-portal/shared/ui/DataList';
import { formatLimit } from '../offering/format-limit';
import { aboutValuation, valuationOf } from '../valuation/valuation';
import { ValuationNote } from '../valuation/ValuationNote';

export function InvestmentTerms({ campaign }: { campaign: Campaign }) {
  const money = (amount: number | null) => formatMoney(amount, campaign.currencyCode);
  const valuation = valuationOf(campaign);
  const about = (amount: Centavos) => aboutValuation(amount, campaign.currencyCode);
  const items: DataItem[] = [
    { label: 'Total offering', value: money(campaign.totalOffering) },
    { label: 'Share price', value: formatSharePrice(campaign.sharePrice, campaign.currencyCode) },
    { label: 'Shares offered', value: formatCount(campaign.numberSharesOffered) },
    { label: 'Equity offered', value: formatPercent(campaign.equityOffered) },
    ...(valuation
      ? [
          { label: 'Valuation before the offering', value: about(valuation.before) },
          { label: 'Valuation after the offering', value: about(valuation.after) },
        ]
      : []),
    {
      label: 'Minimum per investor',
      value: formatLimit(campaign.minAmountPerInvestor, campaign.currencyCode),
    },
    {
      label: 'Maximum per investor',
      value: formatLimit(campaign.maxAmountPerInvestor, campaign.currencyCode),
    },
    { label: 'Offering starts', value: formatDateTime(campaign.offeredPeriodStartDate) },
    { label: 'Offering ends', value: formatDateTime(campaign.offeredPeriodEndDate) },
    { label: 'Campaign code', value: campaign.campaignCode },
  ];
  return (
    <Terms>
      <DataList columns={2} items={items} />
      {valuation ? <ValuationNote campaign={campaign} /> : null}
    </Terms>
  );
}

/** On a phone, a value as small as its label leaves room for both on one line. */
const Terms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${media.phone} {
    > dl dd {
      font-size: ${tokens.text.sm};
      font-weight: 600;
    }
  }
`;
