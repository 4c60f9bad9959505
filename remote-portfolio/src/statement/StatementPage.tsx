import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useDay } from '@investor-portal/shared/hooks/use-day';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { HiddenAmountsNote } from '../components/not-included';
import { RangePicker } from '../account-activity/RangePicker';
import { useRange } from '../account-activity/date-range';
import { untilToday } from '../data/day-range';
import { BalanceTimeNote } from '../account-activity/BalanceTimeNote';
import { AsyncSection } from '../components/AsyncSection';
import { StatementFigures } from './StatementFigures';
import { StatementHead } from './StatementHead';
import { StatementSheet } from './StatementSheet';
import { useStatement } from './use-statement';

const sheetId = 'statement';

export function StatementPage() {
  usePageTitle('Statement');
  const { range: chosen, setRange, unusableLink } = useRange();
  const range = untilToday(chosen, useDay());
  const { data: user } = useUserDetails();
  const response = useStatement(range);
  return (
    <Page>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Statement"
        back={paths.accountActivity}
        backLabel="Account Activity"
        actions={<PrintButton disabled={response.data === undefined} />}
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
        <AsyncSection response={response} what="the statement">
          {(data) => (
            <Card id={sheetId}>
              <Stack $gap={6}>
                <StatementHead
                  title="Statement of account"
                  range={range}
                  issuedAt={data.readAt}
                  user={user}
                />
                <Stack $gap={2}>
                  <StatementFigures data={data} />
                  <BalanceTimeNote range={range} also="Shares count at what you paid for them." />
                </Stack>
                <StatementSheet data={data} />
              </Stack>
            </Card>
          )}
        </AsyncSection>
      </Stack>
    </Page>
  );
}
