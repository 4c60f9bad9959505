import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { HiddenAmountsNote } from '../components/HiddenAmountsNote';
import { RangePicker } from '../account-activity/RangePicker';
import { useRange } from '../account-activity/use-range';
import { AsyncSection } from '../components/AsyncSection';
import { StatementHead } from './StatementHead';
import { StatementSheet } from './StatementSheet';
import { useStatement } from './use-statement';

/** The id of the card that is printed. */
const sheetId = 'statement';

/** A printable statement of any range of days. */
export function StatementPage() {
  usePageTitle('Statement');
  const [range, setRange] = useRange();
  const [issuedAt] = useState(Date.now);
  const { data: user } = useUserDetails();
  const response = useStatement(range);
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
            disabled={response.data === undefined}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <Stack $gap={6}>
        <Card>
          <Stack $gap={3}>
            <RangePicker range={range} onChange={setRange} />
            <HiddenAmountsNote what="The print" />
          </Stack>
        </Card>
        <AsyncSection response={response} what="the statement">
          {(data) => (
            <Card id={sheetId}>
              <Stack $gap={6}>
                <StatementHead range={range} issuedAt={issuedAt} user={user} />
                <StatementSheet data={data} />
              </Stack>
            </Card>
          )}
        </AsyncSection>
      </Stack>
    </Page>
  );
}

/** Prints the statement alone, without the portal's header and the controls around it. */
const PrintStyle = createGlobalStyle`
  @media print {
    body *:not(:has(#${sheetId}), #${sheetId}, #${sheetId} *) {
      display: none !important;
    }

    #${sheetId} {
      border: 0 !important;
      box-shadow: none !important;
      padding: 0 !important;
    }

    @page {
      margin: 16mm;
    }
  }
`;
