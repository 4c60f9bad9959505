import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { AsyncSection } from '../components/AsyncSection';
import { NotIncluded, notIncluded } from '../components/not-included';
import { portionsOf } from '../allocation/allocation';
import { PortionChart } from '../allocation/PortionChart';
import { formatTotals, groupByCurrency } from '../components/totals';
import { useMinWidth } from '../components/use-min-width';
import { investedIn, memoCurrencyOf, positionName, useHeldPositions } from './positions';

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
      {[...(rows.length > 0 ? groupByCurrency(rows, memoCurrencyOf) : [])].map(
        ([currency, held]) => (
          <PortionChart
            key={currency}
            title={`Your shares in ${currency}`}
            titleHidden
            currency={currency}
            headers={['Issuer', 'Shares']}
            portions={portionsOf(
              held.map((row) => ({
                name: positionName(row),
                amount: toCentavos(row.finalInvestmentAmount),
                count: row.finalNumberOfShares,
              })),
            )}
          />
        ),
      )}
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
