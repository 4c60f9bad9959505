import { Printer } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { DayNote } from '../account-activity/DayNote';
import { RangePicker } from '../account-activity/RangePicker';
import { useRange } from '../account-activity/use-range';
import { AsyncSection } from '../components/AsyncSection';
import { PrintStyle, sheetId } from './PrintStyle';
import { StatementSheet } from './StatementSheet';
import { useStatement } from './use-statement';

/** A statement of any range of days, the last year's end among the presets, made for paper. */
export function StatementPage() {
  usePageTitle('Statement');
  const [range, setRange] = useRange();
  const [madeAt] = useState(Date.now);
  const { data: user } = useUserDetails();
  const read = useStatement(range);
  return (
    <Page>
      <PrintStyle />
      <PageHeader
        title="Statement"
        back={paths.accountActivity}
        backLabel="Account Activity"
        actions={
          <Button
            icon={<Printer aria-hidden="true" size={18} />}
            disabled={read.data === undefined}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <Stack $gap={6}>
        <Card>
          <RangePicker range={range} onChange={setRange} />
        </Card>
        <AsyncSection read={read} failure="The statement could not be loaded">
          {(data) => (
            <Card id={sheetId}>
              <Stack $gap={6}>
                <DataList
                  columns={2}
                  items={[
                    {
                      label: 'Statement of account',
                      value: `${range.start} to ${range.end} (UTC)`,
                    },
                    {
                      label: 'Investor',
                      value: [user?.firstName, user?.lastName].join(' ').trim(),
                    },
                    { label: 'Account', value: user?.accountId },
                    { label: 'Made', value: formatDateTime(madeAt) },
                  ]}
                />
                <DayNote range={range} />
                <StatementSheet data={data} />
              </Stack>
            </Card>
          )}
        </AsyncSection>
      </Stack>
    </Page>
  );
}
