import { css, styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Money } from '@investor-portal/shared/ui/Money';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { AsyncSection } from '../components/AsyncSection';
import { HiddenAmountsNote, NotIncluded, notIncluded } from '../components/not-included';
import { useOpenCommitments, type OpenCommitments } from '../data/use-open-commitments';
import { useAllPositions } from '../stock-positions/positions';
import { allocationOf } from './allocation';
import { PeriodChart } from './PeriodChart';
import { ShareChart } from './ShareChart';

const sheetId = 'allocation';

export function AllocationPage() {
  usePageTitle('Allocation');
  const open = useOpenCommitments();
  const positions = useAllPositions();
  const rows = open.data && positions.data && rowCount(open.data, positions.data);
  return (
    <Page>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Allocation"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={<PrintButton disabled={!rows} />}
      />
      <Stack $gap={4}>
        <HiddenAmountsNote what="The print" />
        <AsyncSection response={open} what="your commitments">
          {(commitments) => (
            <AsyncSection response={positions} what="your positions">
              {(held) =>
                rows === 0 ? <EmptyAllocation /> : <Sheet commitments={commitments} held={held} />
              }
            </AsyncSection>
          )}
        </AsyncSection>
      </Stack>
    </Page>
  );
}

function rowCount(open: OpenCommitments, held: SheetProps['held']): number {
  return open.all.length + open.unreadable + held.rows.length + held.unreadable;
}

function EmptyAllocation() {
  return (
    <EmptyPortfolio>
      Your commitments and shares are shown here by issuer, by status and over time.
    </EmptyPortfolio>
  );
}

interface SheetProps {
  commitments: OpenCommitments;
  held: { rows: readonly StockMemo[]; unreadable: number };
}

function Sheet({ commitments: { all, unreadable }, held }: SheetProps) {
  const allocations = allocationOf(all, held.rows);
  return (
    <Stack $gap={6} id={sheetId}>
      <NotIncluded>{notIncluded({ unreadable: unreadable + held.unreadable })}</NotIncluded>
      {allocations.map(({ currency, total, byIssuer, byStatus, periods, missing }) => (
        <Currency key={currency} aria-labelledby={`allocation-${currency}`}>
          <Column>
            <Card>
              <Heading id={`allocation-${currency}`} $alone={allocations.length === 1}>
                {`In ${currency}`}
              </Heading>
              <Total>
                <dt>Current commitments and shares</dt>
                <dd>
                  <Money hideable amount={total && formatCentavos(total)} currency={currency} />
                </dd>
              </Total>
              <SmallText>
                {`Commitments count at the committed amount, and shares at what you paid for them. By issuer, the final amount counts once a campaign is complete. These are not market values. ${notIncluded(missing, 'commitment')}`}
              </SmallText>
            </Card>
            <Card>
              <ShareChart
                title="Your current commitments and shares, by issuer"
                currency={currency}
                headers={['Issuer', 'Items']}
                shares={byIssuer}
              />
            </Card>
          </Column>
          <Column>
            <Card>
              <ShareChart
                title="All commitments by status"
                currency={currency}
                headers={['Status', 'Commitments']}
                shares={byStatus}
              />
            </Card>
            <Card>
              <PeriodChart currency={currency} periods={periods} />
            </Card>
          </Column>
        </Currency>
      ))}
    </Stack>
  );
}

const gap = css`
  display: grid;
  gap: ${tokens.space[4]};

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }
`;

/** Two columns where they fit, so that an amount is not far from its name. */
const Currency = styled.section`
  ${gap}
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  align-items: start;

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** On paper, the cards need no edges. */
const Column = styled.div`
  ${gap}
  grid-template-columns: minmax(0, 1fr);

  @media print {
    > * {
      padding: 0;
      border: 0;
      box-shadow: none;
      break-inside: avoid;
    }
  }
`;

/** With a single currency the heading is only for screen readers, because the total has the currency. */
const Heading = styled.h2<{ $alone: boolean }>`
  margin-bottom: ${tokens.space[2]};
  ${({ $alone }) => $alone && visuallyHidden}
`;

const Total = styled.dl`
  margin-bottom: ${tokens.space[3]};

  dt {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  dd > * {
    font-size: ${tokens.text['3xl']};
    font-weight: 600;
    letter-spacing: -0.022em;
    line-height: 1.3;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
