import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { Own } from '@investor-portal/shared/ui/Own';
import { AsyncSection } from '../components/AsyncSection';
import { NotIncluded, notIncluded } from '../components/not-included';
import { formatTotals } from '../components/totals';
import { useMinWidth } from '../components/use-min-width';
import { holdingsOf } from './holdings';
import { HoldingsTable } from './HoldingsTable';
import { memoCurrencyOf, useAllPositions } from './positions';

/** Where the holdings stand beside the list: `media.desktop`. */
const besideRem = 60;

/**
 * The investor's holdings by issuer. Beside the list they take the height they need; above it, on a phone, they collapse
 * into one line that is there from the start, so that the list never moves (decision 46).
 */
export function Holdings() {
  const response = useAllPositions();
  const beside = useMinWidth(besideRem);
  if (!beside)
    return (
      <Disclosure
        summary="Your holdings"
        aside={
          response.data && (
            <Totals>
              <Own>{formatTotals(response.data.rows.map(investedIn)).join(' + ')}</Own>
            </Totals>
          )
        }
      >
        <AsyncSection response={response} what="your holdings">
          {(list) => <Tables {...list} />}
        </AsyncSection>
      </Disclosure>
    );
  return (
    <Card as="section" aria-labelledby="holdings">
      <SectionHeading id="holdings" description="By final investment amount, largest first">
        Your holdings
      </SectionHeading>
      <AsyncSection response={response} what="your holdings" skeleton={<SkeletonText lines={4} />}>
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
  const missing = notIncluded({ unreadable, unknownAmounts });
  if (rows.length === 0 && !missing) return <p>No holdings yet.</p>;
  return (
    <Stack $gap={5}>
      <NotIncluded>{missing}</NotIncluded>
      {holdingsOf(rows).map(({ currency, holdings }) => (
        <HoldingsTable key={currency} currency={currency} holdings={holdings} />
      ))}
    </Stack>
  );
}

function investedIn(position: StockMemo) {
  return {
    amount: position.finalInvestmentAmount,
    currencyCode: memoCurrencyOf(position),
  };
}

/* The wire allows a currency of any length. */
const Totals = styled.span`
  display: block;
  max-width: 11rem;
  overflow-wrap: anywhere;
`;
