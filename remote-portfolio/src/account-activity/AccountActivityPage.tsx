import { FileText } from 'lucide-react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { AccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { useInvestor } from '../data/use-investor';
import { ExportButton } from '../export/ExportButton';
import { AsyncSection } from '../components/AsyncSection';
import { BalanceSection } from './BalanceSection';
import { exportActivity } from './export-activity';
import { StaleContent } from './StaleContent';
import { RangePicker } from './RangePicker';
import { StockPreview } from './StockPreview';
import { TransactionSection } from './TransactionSection';
import { useActivity } from './use-activity';
import { useRange } from './use-range';

/** What happened in the account in a range of days (spec §2 'Account Activity'). */
export function AccountActivityPage() {
  usePageTitle('Account Activity');
  const [range, setRange] = useRange();
  const { accountId } = useInvestor();
  const { read, held } = useActivity(range);
  const failed = read.data === undefined && read.error !== undefined;
  return (
    <Page>
      <PageHeader title="Account Activity" back={paths.portfolio} backLabel="Portfolio" />
      <Stack $gap={6}>
        {/* One call brings both parts: its failure is said once, where the activity would stand. */}
        {failed ? null : (
          <AsyncSection read={read} failure="The stock positions could not be loaded">
            {({ stockPositions }) => (
              <StaleContent held={held}>
                <StockPreview positions={stockPositions} />
              </StaleContent>
            )}
          </AsyncSection>
        )}
        <Card as="section" aria-labelledby="range">
          <SectionHeading id="range">Date range</SectionHeading>
          <Stack $gap={4}>
            <RangePicker range={range} onChange={setRange} />
            <Cluster>
              <ExportButton
                title="Account Activity"
                disabled={accountId === undefined}
                makeJob={() => exportActivity(accountId ?? '', range)}
              />
              <LinkButton
                variant="secondary"
                size="sm"
                icon={<FileText aria-hidden="true" size={16} />}
                to={paths.statement(range.start, range.end)}
              >
                Statement
              </LinkButton>
            </Cluster>
          </Stack>
        </Card>
        <AsyncSection
          read={read}
          failure="The account activity could not be loaded"
          skeleton={null}
        >
          {(activity) => (
            <StaleContent held={held}>
              <Sections activity={activity} />
            </StaleContent>
          )}
        </AsyncSection>
      </Stack>
    </Page>
  );
}

function Sections({ activity }: { activity: AccountActivity }) {
  const { balance, transactions } = activity;
  return (
    <Stack $gap={3}>
      <BalanceSection
        title="Beginning Balance"
        shares={balance.beginningShares}
        entries={balance.beginningBalanceList}
      />
      <TransactionSection transactions={transactions} />
      <BalanceSection
        title="Ending Balance"
        shares={balance.endingShares}
        entries={balance.endingBalanceList}
      />
    </Stack>
  );
}
