import { FileText } from 'lucide-react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { ActivityPosition } from '@investor-portal/shared/partner-api/contract/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { PageContent, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Load } from '@investor-portal/shared/ui/Load';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintOnlyText } from '@investor-portal/shared/ui/PrintOnlyText';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { countFact, issuerFact, moneyFact } from '../components/Facts';
import { FactsList } from '../components/FactsRow';
import { Section, SideBySide } from '../components/Sections';
import { paymentsWithin } from '../data/payments';
import { useOpenCommitments } from '../data/use-open-commitments';
import { ExportButton, ListTools } from '../export/ExportButton';
import { activityExport } from './export-activity';
import { RangePicker, useRange } from './RangePicker';
import { BalanceSection, BalanceTimeNote, PaymentSection, TransactionSection } from './sections';
import { useAccountActivity } from './use-account-activity';

/** The account's activity in a range of days (spec §2 'Account Activity'). */
export function AccountActivityPage() {
  usePageTitle('Account Activity');
  const picked = useRange();
  const { range } = picked;
  const response = useAccountActivity(range);
  const open = useOpenCommitments();
  const loaded = response.data &&
    open.data && {
      activity: response.data,
      payments: paymentsWithin(open.data.all, range),
      missing: open.data,
    };
  const makeFile = loaded && activityExport(range, loaded);
  return (
    <PageContent>
      <PageHeader
        title="Account Activity"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={
          <ListTools data-screen-only="">
            <LinkButton
              variant="secondary"
              size="sm"
              icon={<FileText aria-hidden="true" size={16} />}
              to={paths.statement(range.start, range.end)}
            >
              Statement
            </LinkButton>
            <ExportButton
              title="Account Activity"
              empty={Boolean(loaded && !makeFile)}
              makeFile={makeFile}
            />
          </ListTools>
        }
      />
      <PrintOnlyText>{noWrap(`${range.start} to ${range.end}`)}</PrintOnlyText>
      {/* The range picker needs no data, so it comes first and loading content does not move it (decision 46). */}
      <Stack $gap={6}>
        <Card as="section" aria-labelledby="range" data-screen-only="">
          <VisuallyHidden as="h2" id="range">
            Date range
          </VisuallyHidden>
          <RangePicker {...picked} />
        </Card>
        {/* One request loads the balances and the positions, so its failure is shown once. */}
        <Load of={response} what="the account activity">
          {({ beginning, transactions, ending, stockPositions }) => (
            <SideBySide>
              <Stack $gap={3}>
                <BalanceSection title="Beginning Balance" balance={beginning} />
                <TransactionSection purchases={transactions} />
                <BalanceSection title="Ending Balance" balance={ending} />
                <BalanceTimeNote range={range} />
              </Stack>
              <StockPreview positions={stockPositions} />
              {/* The payments take a request of their own. They come last, so that nothing moves (decision 46). */}
              <div style={{ gridColumn: '1 / -1' }}>
                <Load of={open} what="your payments and refunds" as="text">
                  {(commitments) => <PaymentSection of={commitments} range={range} />}
                </Load>
              </div>
            </SideBySide>
          )}
        </Load>
      </Stack>
    </PageContent>
  );
}

/** The number of positions in the preview (spec §9). They are the first ones that the API sends (spec §2). */
const shownPositions = 3;

function StockPreview({ positions }: { positions: readonly ActivityPosition[] }) {
  return (
    <Section
      title="Stock Position"
      description={
        positions.length > shownPositions &&
        `The first ${shownPositions} of ${positions.length} positions`
      }
      action={
        <span data-screen-only="">
          <TextLink to={paths.stockPositions}>View All</TextLink>
        </span>
      }
    >
      <FactsList
        rows={positions
          .slice(0, shownPositions)
          .map((position) => [
            issuerFact(position.issuer, 'Shares'),
            moneyFact('Amount', position.finalInvestmentAmount, position.currencyCode),
            countFact('Number of Shares', position.finalNumberOfShares),
          ])}
        empty={
          <EmptyState title={errorCatalogue.emptyStockPreview.message}>
            You receive shares when a campaign you committed to completes.
          </EmptyState>
        }
      />
    </Section>
  );
}
