import { FileText } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { AccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintOnlyText } from '@investor-portal/shared/ui/PrintOnlyText';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { paymentsWithin } from '../data/payments';
import { useOpenCommitments } from '../data/use-open-commitments';
import { ExportButton } from '../export/ExportButton';
import { DisclosureGroup } from '../components/DisclosureGroup';
import { ListTools } from '../components/ListTools';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { BalanceSection, TransactionSection } from './sections';
import type { DateRange } from '../data/day-range';
import { activityExport } from './export-activity';
import { RangePicker } from './RangePicker';
import { StockPreview } from './StockPreview';
import { useAccountActivity } from './use-account-activity';
import { useRange } from './date-range';
import { BalanceTimeNote } from './BalanceTimeNote';
import { Payments } from './Payments';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { Load } from '@investor-portal/shared/ui/Load';

/** The account's activity in a range of days (spec §2 'Account Activity'). */
export function AccountActivityPage() {
  usePageTitle('Account Activity');
  const { range, setRange, unusableLink } = useRange();
  const { response, stale } = useActivityOrPrevious(range);
  const open = useOpenCommitments();
  const shown = !stale &&
    response.data &&
    open.data && {
      activity: response.data,
      payments: paymentsWithin(open.data.all, range),
      missing: open.data,
    };
  const makeFile = shown ? activityExport(range, shown) : undefined;
  return (
    <Page>
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
              empty={Boolean(shown && !makeFile)}
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
          <RangePicker range={range} onChange={setRange} unusableLink={unusableLink} />
        </Card>
        {/* One request loads the balances and the positions, so its failure is shown once. */}
        <Load of={response} what="the account activity">
          {(activity) => (
            <Container aria-busy={stale}>
              <Areas style={stale ? { visibility: 'hidden' } : undefined}>
                <Sections activity={activity} range={range} />
                <StockPreview positions={activity.stockPositions} />
                <Payments range={range} />
              </Areas>
              {/* Stale figures keep their height, so that the page does not jump. */}
              {stale ? (
                <Cover>
                  <LoadingText />
                </Cover>
              ) : null}
            </Container>
          )}
        </Load>
      </Stack>
    </Page>
  );
}

function Sections({ activity, range }: { activity: AccountActivity; range: DateRange }) {
  const { balance, transactions } = activity;
  return (
    <DisclosureGroup>
      <BalanceSection
        title="Beginning Balance"
        shares={balance.beginningShares}
        entries={balance.beginningBalanceList}
      />
      <TransactionSection transactions={transactions} balance={balance} />
      <BalanceSection
        title="Ending Balance"
        shares={balance.endingShares}
        entries={balance.endingBalanceList}
      />
      <BalanceTimeNote range={range} also="Shares count at what you paid for them." />
    </DisclosureGroup>
  );
}

/** Returns the activity of a range. While it loads without an error, returns the activity of the previous range. */
function useActivityOrPrevious(range: DateRange) {
  const { data, error, isValidating, mutate } = useAccountActivity(range);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const previous = error ? undefined : last;
  return {
    response: { data: data ?? previous, error, isValidating, mutate },
    stale: data === undefined,
  };
}

/** On a wide screen, the stock positions are beside the balances, and the payments have the whole width below both. */
const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
    align-items: start;

    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const Container = styled.div`
  position: relative;
`;

const Cover = styled(Card)`
  position: absolute;
  inset: 0;
`;
