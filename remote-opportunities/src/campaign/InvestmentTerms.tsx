import { formatCount } from '@investor-portal/shared/rules/number-format';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { formatLimit } from '../offering/format';

/** The terms of the offering in a table (spec §2 'investment terms'). */
export function InvestmentTerms({ campaign }: { campaign: Campaign }) {
  const money = (amount: number | null) => formatMoney(amount, campaign.currencyCode);
  const terms = [
    ['Total offering', money(campaign.totalOffering)],
    ['Share price', formatSharePrice(campaign.sharePrice, campaign.currencyCode)],
    ['Shares offered', formatCount(campaign.numberSharesOffered)],
    ['Equity offered', formatPercent(campaign.equityOffered)],
    ['Minimum per investor', formatLimit(campaign.minAmountPerInvestor, campaign.currencyCode)],
    ['Maximum per investor', formatLimit(campaign.maxAmountPerInvestor, campaign.currencyCode)],
    ['Offering starts', formatDateTime(campaign.offeredPeriodStartDate)],
    ['Offering ends', formatDateTime(campaign.offeredPeriodEndDate)],
    ['Campaign code', campaign.campaignCode || '--'],
  ] as const;
  return (
    <Table>
      <tbody>
        {terms.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Value $long={value.length > maxNoWrapLength}>{value}</Value>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Characters of the longest value kept on one line, such as an amount or a date with its time. */
const maxNoWrapLength = 24;

const Value = styled.td<{ $long: boolean }>`
  max-width: 55vw;
  font-weight: 550;
  text-align: end;
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  tr + tr {
    border-top: 1px solid ${tokens.colour.line};
  }

  th,
  td {
    padding: ${tokens.space[3]} 0;
    vertical-align: top;
  }

  th {
    padding-inline-end: ${tokens.space[4]};
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.sm};
    font-weight: 400;
    text-align: start;
  }
`;
