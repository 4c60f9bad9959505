import { styled } from 'styled-components';
import { useDay } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { PageContent, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Load } from '@investor-portal/shared/ui/Load';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { activityExport } from '../account-activity/export-activity';
import { RangePicker, useRange } from '../account-activity/RangePicker';
import { BalanceTimeNote } from '../account-activity/sections';
import { HiddenAmountsNote } from '../components/not-included';
import { formatTotals, type WireMoney } from '../components/totals';
import { untilToday } from '../data/day-range';
import { ExportButton, ListTools } from '../export/ExportButton';
import { StatementSheet } from './StatementSheet';
import { type PeriodSum, unexplained, useStatement } from './use-statement';

const sheetId = 'statement';

/** A report of the payments, refunds, purchases, commitments and holdings of a period, for printing and export. */
export function StatementPage() {
  usePageTitle('Statement');
  const picked = useRange();
  const range = untilToday(picked.range, useDay());
  const { data: user } = useUserDetails();
  const response = useStatement(range);
  const { data } = response;
  return (
    <PageContent>
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
            <RangePicker {...picked} />
            {range.end === picked.range.end ? null : (
              <Notice>A statement ends today. It does not cover days to come.</Notice>
            )}
            <HiddenAmountsNote what="The print" />
          </Stack>
        </Card>
        <Load of={response} what="the statement">
          {(loaded) => (
            <Card id={sheetId}>
              <Stack $gap={6}>
                {/* A print names the platform, the investor and the days, so that it is complete by itself. */}
                <header>
                  <SmallText $soft>{runtimeConfig().brand.name}</SmallText>
                  <Title>Statement of account</Title>
                  <DataList
                    columns={4}
                    items={[
                      { label: 'Investor', value: fullNameOf(user) },
                      { label: 'Period', value: `${range.start} to ${range.end}` },
                      { label: 'Issued', value: formatDateTime(loaded.readAt) },
                      { label: 'Wallet ID', value: user?.walletDetails?.walletId },
                    ]}
                  />
                </header>
                <Stack $gap={2}>
                  <Figures sum={loaded.sum} />
                  <BalanceTimeNote range={range} />
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
    </PageContent>
  );
}

function Figures({ sum }: { sum: PeriodSum }) {
  const gap = unexplained(sum);
  const figure = (label: string, amounts: readonly WireMoney[] | null) => ({
    label,
    value: amounts && (
      <Stack $gap={1}>
        {formatTotals(amounts).map((total) => (
          <span key={total}>
            <NoWrap hideable>{total}</NoWrap>
          </span>
        ))}
      </Stack>
    ),
  });
  return (
    <>
      <DataList
        items={[
          figure('Held or committed before', sum.before),
          figure('+ Paid', sum.paid),
          figure('− Refunded', sum.refunded),
          figure('− Committed, not settled', sum.unsettled),
          figure('= Held at the end', sum.held),
        ]}
      />
      {gap.length === 0 ? null : (
        <SmallText>
          <NoWrap hideable>
            {`The records do not explain ${formatTotals(gap).join(' and ')}.`}
          </NoWrap>
        </SmallText>
      )}
    </>
  );
}

const Title = styled.h2`
  margin-bottom: ${tokens.space[5]};
  padding-bottom: ${tokens.space[4]};
  border-bottom: 2px solid ${tokens.colour['accent-text']};
`;
