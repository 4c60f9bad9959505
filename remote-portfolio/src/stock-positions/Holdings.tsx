import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { formatCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { AsyncSection } from '../components/AsyncSection';
import { NotIncluded, notIncluded } from '../components/not-included';
import { formatTotals } from '../components/totals';
import { useMinWidth } from '../components/use-min-width';
import { type Holding, holdingsByCurrency } from './holdings-by-currency';
import { investedIn, useHeldPositions } from './positions';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { forcedHighlight, forcedTrack, tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { formatCount } from '@investor-portal/shared/rules/number-format';

/** The width from which the holdings are beside the list, as in `media.desktop`. */
const besideRem = 60;

/**
 * On a phone the holdings collapse into one line, which is shown from the start so that the list never moves (decision
 * 46).
 */
export function Holdings() {
  const response = useHeldPositions();
  const beside = useMinWidth(besideRem);
  if (!beside)
    return (
      <Disclosure
        summary="Your shares"
        aside={
          response.data ? (
            <Totals>
              {response.data.rows.length === 0 ? (
                <span>{noShares(response.data)}</span>
              ) : (
                <HideableFigures>
                  {formatTotals(response.data.rows.map(investedIn)).join(' + ')}
                </HideableFigures>
              )}
            </Totals>
          ) : null
        }
      >
        <AsyncSection response={response} what="your shares">
          {(list) => <Tables {...list} />}
        </AsyncSection>
      </Disclosure>
    );
  return (
    <Card as="section" aria-labelledby="holdings">
      <SectionHeading
        id="holdings"
        description={
          <HideableFigures>
            {response.data && response.data.rows.length > 0
              ? `${formatTotals(response.data.rows.map(investedIn)).join(' + ')} paid, largest first`
              : 'What you paid, largest first'}
          </HideableFigures>
        }
      >
        Your shares
      </SectionHeading>
      <AsyncSection response={response} what="your shares" skeleton={<SkeletonText lines={4} />}>
        {(list) => <Tables {...list} />}
      </AsyncSection>
    </Card>
  );
}

interface TablesProps {
  rows: readonly StockMemo[];
  unreadable: number;
}

function Tables({ rows, unreadable }: TablesProps) {
  const unknownAmounts = rows.filter(
    (row) => toCentavos(row.finalInvestmentAmount) === null,
  ).length;
  const missing = notIncluded({ unreadable, unknownAmounts }, 'position');
  if (rows.length === 0 && !missing) return <p>No shares yet.</p>;
  return (
    <Stack $gap={5}>
      <NotIncluded>{missing}</NotIncluded>
      {holdingsByCurrency(rows).map(({ currency, holdings }) => (
        <HoldingsTable
          key={currency}
          currency={currency}
          holdings={holdings}
          summed={holdings.some(({ positions }) => positions > 1)}
        />
      ))}
    </Stack>
  );
}

/** Returns the text beside the heading on a phone. Rows that cannot be read may be shares. */
function noShares({ unreadable }: Pick<TablesProps, 'unreadable'>): string {
  return unreadable === 0 ? 'None yet' : '--';
}

/* The API allows a currency code of any length. */
const Totals = styled.span`
  display: block;
  max-width: 11rem;
  overflow-wrap: anywhere;
`;

interface HoldingsTableProps {
  currency: string;
  holdings: readonly Holding[];
  /** Whether an issuer has several positions. The table then shows their sums, which the list of positions does not. */
  summed: boolean;
}

function HoldingsTable({ currency, holdings, summed }: HoldingsTableProps) {
  return (
    <Table $longCode={currency.length > maxUnbroken} $summed={summed}>
      <thead>
        <tr>
          <th scope="col">Issuer</th>
          {summed ? <th scope="col">Shares</th> : null}
          {summed ? <th scope="col">{`Amount, ${currency}`}</th> : null}
          <th scope="col">Share of total</th>
        </tr>
      </thead>
      <tbody>
        {holdings.map(({ issuer, shares, amount, percent }) => (
          <tr key={issuer}>
            <th scope="row">
              <span>{issuer}</span>
              <Track aria-hidden="true">
                {percent === null ? null : <Fill style={{ width: `${percent}%` }} />}
              </Track>
            </th>
            {summed ? (
              <td>
                <HideableFigures>{formatCount(shares)}</HideableFigures>
              </td>
            ) : null}
            {summed ? (
              <td>
                <HideableFigures>{formatCentavos(amount)}</HideableFigures>
              </td>
            ) : null}
            <td>{formatPercent(percent, 2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Currency codes up to this length are not broken. The API allows any length. */
const maxUnbroken = 8;

const Table = styled.table<{ $longCode: boolean; $summed: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  th,
  td {
    padding: ${tokens.space[2]} 0 ${tokens.space[2]} ${tokens.space[3]};
    border-top: 1px solid ${tokens.colour.line};
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }

  td {
    ${tabularDigits}
  }

  thead th {
    border-top: 0;
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
    overflow-wrap: ${({ $longCode }) => ($longCode ? 'anywhere' : 'break-word')};
  }

  th:first-child {
    width: ${({ $summed }) => ($summed ? '40%' : '72%')};
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  tbody th {
    font-weight: 550;
  }
`;

const Track = styled.span`
  display: block;
  height: 0.375rem;
  margin-top: ${tokens.space[1]};
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.sm};
  ${forcedTrack}
`;

const Fill = styled.span`
  display: block;
  min-width: 3px;
  height: 100%;
  background: ${tokens.colour['accent-text']};
  border-radius: ${tokens.radius.sm};
  ${forcedHighlight}
`;
