import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useDay } from '@investor-portal/shared/hooks/use-day';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { Load } from '@investor-portal/shared/ui/Load';
import { HiddenAmountsNote } from '../components/not-included';
import { RangePicker } from '../account-activity/RangePicker';
import { useRange } from '../account-activity/date-range';
import { untilToday } from '../data/day-range';
import { BalanceTimeNote } from '../account-activity/BalanceTimeNote';
import { activityExport } from '../account-activity/export-activity';
import { ListTools } from '../components/ListTools';
import { ExportButton } from '../export/ExportButton';
import { StatementFigures } from './StatementFigures';
import { StatementHead } from './StatementHead';
import { StatementSheet } from './StatementSheet';
import { useStatement } from './use-statement';

const sheetId = 'statement';

/** A report of the payments, refunds, purchases, commitments and holdings of a period, for printing and export. */
export function StatementPage() {
  usePageTitle('Statement');
  const { range: chosen, setRange, unusableLink } = useRange();
  const range = untilToday(chosen, useDay());
  const { data: user } = useUserDetails();
  const response = useStatement(range);
  const { data } = response;
  return (
    <Page>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Statement"
        back={paths.accountActivity}
        backLabel="Account Activity"
        actions={
          <ListTools>
            <PrintButton disabled={data === undefined} />
            {/* The button stays without rows, so that nothing moves (decision 46). */}
            <ExportButton title="Statement" makeFile={data && activityExport(range, data)} />
          </ListTools>
        }
      />
      <Stack $gap={6}>
        <Card>
          <Stack $gap={3}>
            <RangePicker range={chosen} onChange={setRange} unusableLink={unusableLink} />
            {range.end === chosen.end ? null : (
              <Notice>A statement ends today. It does not cover days to come.</Notice>
            )}
            <HiddenAmountsNote what="The print" />
          </Stack>
        </Card>
        <Load of={response} what="the statement">
          {(loaded) => (
            <Card id={sheetId}>
              <Stack $gap={6}>
                <StatementHead
                  title="Statement of account"
                  range={range}
                  issuedAt={loaded.readAt}
                  user={user}
                />
                <Stack $gap={2}>
                  <StatementFigures sum={loaded.sum} />
                  <BalanceTimeNote range={range} also="Shares count at what you paid for them." />
                  <SmallText>
                    <b>This is not tax advice.</b>
                    <span> It lists what the portal has on record. </span>
                    <span>What you have to declare is for you or your tax adviser to decide.</span>
                  </SmallText>
                </Stack>
                <StatementSheet data={loaded} />
              </Stack>
            </Card>
          )}
        </Load>
      </Stack>
    </Page>
  );
}
