import { styled } from 'styled-components';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { formatLimit } from '../offering/format-limit';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';

/** The campaign's terms, as labels and values. */
export function termRows(campaign: Campaign) {
  const money = (amount: number | null) => formatMoney(amount, campaign.currencyCode);
  return [
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
}

export function InvestmentTerms({ campaign }: { campaign: Campaign }) {
  return (
    <Table>
      <Body>
        {termRows(campaign).map(([label, value]) => (
          <Row key={label}>
            <Label scope="row">{label}</Label>
            <Value $long={value.length > maxNoWrapLength}>{noWrap(value)}</Value>
          </Row>
        ))}
      </Body>
    </Table>
  );
}

/** Values up to this number of characters stay on one line, such as an amount or a date with its time. */
const maxNoWrapLength = 24;

/* Some browsers drop the roles of a table with another layout, so the roles are set explicitly. */
const Table = styled.table.attrs({ role: 'table' })`
  display: block;
`;

const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${tokens.space[10]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled.tr.attrs({ role: 'row' })`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding: ${tokens.space[3]} 0;
  border-bottom: 1px solid ${tokens.colour.line};
`;

const Label = styled.th.attrs({ role: 'rowheader' })`
  padding: 0;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  font-weight: 400;
  text-align: start;
`;

const Value = styled.td.attrs({ role: 'cell' })<{ $long: boolean }>`
  max-width: 65%;
  padding: 0;
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-align: end;
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
`;
