import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { AccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintOnlyText } from '@investor-portal/shared/ui/PrintOnlyText';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { paymentsWithin } from '../data/payments';
import { useOpenCommitments } from '../data/use-open-commitments';
import { ExportButton } from '../export/ExportButton';
import { DisclosureGroup } from '../components/DisclosureGroup';
import { ListTools } from '../components/ListTools';
import { AsyncSection } from '../components/AsyncSection';
import { useMinWidth } from '../components/use-min-width';
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
  const isWide = useMinWidth(60);
  // On a phone, the stock positions stand below the payments and wait for them, so that nothing moves (decision 46).
  const waits = !isWide && open.data === undefined && open.error === undefined;
  const positions =
    response.data === undefined || waits ? null : (
      <Beside key="positions">
        <StaleContent stale={stale}>
          <StockPreview positions={response.data.stockPositions} />
        </StaleContent>
      </Beside>
    );
  const payments =
    response.data === undefined ? null : (
      <Last key="payments">
        <StaleContent stale={stale}>
          <Payments range={range} />
        </StaleContent>
      </Last>
    );
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
      <Areas>
        <Card as="section" aria-labelledby="range" data-screen-only="">
          <VisuallyHidden as="h2" id="range">
            Date range
          </VisuallyHidden>
          <RangePicker range={range} onChange={setRange} unusableLink={unusableLink} />
        </Card>
        {/* One request loads both sections, so its failure is shown once, in this one. */}
        <AsyncSection response={response} what="the account activity">
          {(activity) => (
            <StaleContent stale={stale}>
              <Sections activity={activity} range={range} />
            </StaleContent>
          )}
        </AsyncSection>
        {isWide ? [positions, payments] : [payments, positions]}
      </Areas>
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

/** On a wide screen, the stock positions stand beside the balances, and the payments have the whole width below both. */
const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 23rem);
    align-items: start;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The stock positions are as high as the balances beside them. If many balances are unfolded, they are lower and stay in view. */
const Beside = styled.div`
  display: grid;
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: 4.5rem;
    min-height: min(100%, 26rem);
  }
`;

const Last = styled.div`
  min-width: 0;

  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

interface StaleContentProps {
  stale: boolean;
  children: ReactNode;
}

/** Keeps the height of stale figures, so that the page does not jump. */
function StaleContent({ stale, children }: StaleContentProps) {
  return (
    <Container aria-busy={stale}>
      <Filling style={stale ? { visibility: 'hidden' } : undefined}>{children}</Filling>
      {stale ? (
        <Cover>
          <LoadingText />
        </Cover>
      ) : null}
    </Container>
  );
}

const Filling = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Container = styled(Filling)`
  position: relative;
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  padding: ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  overflow: hidden;
`;
