import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import type { PagesRead } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { paths } from '@investor-portal/shared/routes/paths';
import { type Centavos, formatCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { Card } from '@investor-portal/shared/ui/Card';
import { PageContent, SmallText, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LargeAmount } from '@investor-portal/shared/ui/LargeAmount';
import { Load } from '@investor-portal/shared/ui/Load';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { DataTable } from '../components/DataTable';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { countFact, type Fact, moneyFact } from '../components/Facts';
import { HiddenAmountsNote, NotIncluded, notIncluded } from '../components/not-included';
import { Report } from '../components/Sections';
import { useOpenCommitments, type OpenCommitments } from '../data/use-open-commitments';
import {
  useAllPositions,
  heldPositions,
  memoCurrencyOf,
  positionName,
  withoutMemo,
} from '../stock-positions/positions';
import { groupBy, groupByCurrency, sumOfKnown } from '../components/totals';

const sheetId = 'allocation';

export function AllocationPage() {
  usePageTitle('Allocation');
  const open = useOpenCommitments();
  const positions = useAllPositions();
  return (
    <PageContent>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Allocation"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={<PrintButton disabled={!open.data || !positions.data} />}
      />
      <Stack $gap={4}>
        <HiddenAmountsNote what="The print" />
        <Load of={open} what="your commitments">
          {(commitments) => (
            <Load of={positions} what="your positions">
              {(held) => <Sheet commitments={commitments} held={held} />}
            </Load>
          )}
        </Load>
      </Stack>
    </PageContent>
  );
}

function Sheet(props: { commitments: OpenCommitments; held: PagesRead<StockMemo> }) {
  const { commitments, held } = props;
  const { all, unreadable } = commitments;
  if (all.length + unreadable + held.rows.length + held.unreadable === 0)
    return <EmptyPortfolio>Your commitments and shares are shown here by issuer.</EmptyPortfolio>;
  const allocations = allocationOf(all, held.rows);
  return (
    <Report id={sheetId}>
      <NotIncluded>{notIncluded({ unreadable: unreadable + held.unreadable })}</NotIncluded>
      {allocations.map(({ currency, total, byIssuer, missing }) => (
        <Report as="section" key={currency} aria-labelledby={`allocation-${currency}`}>
          <h2 id={`allocation-${currency}`}>
            {allocations.length > 1 ? (
              `In ${currency}`
            ) : (
              <VisuallyHidden>{`In ${currency}`}</VisuallyHidden>
            )}
          </h2>
          <Card>
            <Stack $gap={3}>
              <LargeAmount
                hideable
                label="Current commitments and shares"
                amount={total}
                currency={currency}
              />
              <SmallText>
                {`Commitments count at the committed amount, and shares at what you paid for them. By issuer, the final amount counts once a campaign is complete. These are not market values. ${notIncluded(missing, 'commitment')}`}
              </SmallText>
            </Stack>
          </Card>
          <Card>
            <DataTable
              title="Your current commitments and shares, by issuer"
              rows={byIssuer.map((each) => portionFacts(each, currency))}
            />
          </Card>
        </Report>
      ))}
    </Report>
  );
}

function portionFacts(portion: Portion, currency: string): Fact[] {
  return [
    { label: 'Issuer', kind: 'lead', value: portion.name },
    {
      label: 'Share of total',
      kind: 'bar',
      value: <ProgressBar label="Share of total" value={portion.percent} />,
    },
    countFact('Items', portion.count),
    moneyFact('Amount', formatCentavos(portion.amount), currency),
  ];
}

/** The positions and the commitments without a stock memo, per currency (readings R11), starting with the platform's. */
export function allocationOf(all: readonly Commitment[], positions: readonly StockMemo[]) {
  const committed = withoutMemo(all, positions).map((row) => ({
    currency: row.commitmentCurrencyCode,
    name: issuerOrCode(row),
    amount: countedAmount(row),
    // The final amount is in another currency, so it is in no sum.
    isConverted: countedAmount(row) === null && toCentavos(row.commitmentAmount) !== null,
  }));
  const held = heldPositions(positions).map((row) => ({
    currency: memoCurrencyOf(row),
    name: positionName(row),
    amount: toCentavos(row.finalInvestmentAmount),
    isConverted: false,
  }));
  const groups = groupByCurrency([...committed, ...held], ({ currency }) => currency);
  return [...groups].map(([currency, rows]) => {
    const byIssuer = portionsOf(rows);
    const converted = rows.filter(({ isConverted }) => isConverted).length;
    const unknownAmounts = rows.filter(({ amount }) => amount === null).length - converted;
    const total = sumOfKnown(byIssuer.map(({ amount }) => amount));
    return { currency, byIssuer, total, missing: { unknownAmounts, converted } };
  });
}

interface Portion {
  name: string;
  count: number;
  /** Null if none of these amounts is known. */
  amount: Centavos | null;
  /** The percentage of the known total. */
  percent: number | null;
}

/** Adds up rows with the same name. The largest portion comes first. */
export function portionsOf(parts: readonly Pick<Portion, 'name' | 'amount'>[]): Portion[] {
  const total = sumOfKnown(parts.map(({ amount }) => amount));
  return [...groupBy(parts, ({ name }) => name)]
    .map(([name, rows]) => {
      const amount = sumOfKnown(rows.map((row) => row.amount));
      const share = amount && total ? (amount / total) * 100 : 0;
      return { name, count: rows.length, amount, percent: amount === null ? null : share };
    })
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || a.name.localeCompare(b.name));
}
