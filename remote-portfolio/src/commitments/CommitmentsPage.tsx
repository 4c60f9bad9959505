import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  commitmentsByCampaignCall,
  commitmentsCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import {
  campaignRowPages,
  commitmentPages,
  readCommitments,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { paths } from '@investor-portal/shared/routes/paths';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf, isFinal, statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { media } from '@investor-portal/shared/theme/media';
import { Cluster, PageContent, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { Choice } from '../components/Choice';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { tellSubmitted } from '@investor-portal/shared/storage/tell-submitted';
import { type Cell, cell, type Columns } from '../export/csv';
import { InvestorList, type ListFile } from '../list/InvestorList';
import { CampaignRowCard } from './CampaignRowCard';
import { CommitmentRow, RowActions } from './CommitmentRow';

const tabs = [
  {
    value: 'investment',
    label: 'Investment Commitments',
    status: '',
    empty: 'Your commitments will be listed here.',
  },
  {
    value: 'successful',
    label: 'Successful Commitments',
    status: 'Approved',
    empty: 'A commitment is successful once its campaign has closed and your shares are final.',
  },
] as const;

/** All of the investor's commitments, and the successful ones (spec §2 'Commitments listing'). */
export function CommitmentsPage() {
  usePageTitle('Investment Commitments');
  const [value, setValue] = useTabParam('tab', ['investment', 'successful']);
  return (
    <PageContent>
      <PageHeader title="Investment Commitments" back={paths.portfolio} backLabel="Portfolio" />
      <Tabs
        label="Commitments"
        value={value}
        onChange={setValue}
        items={tabs.map((tab) => ({
          ...tab,
          content: <CommitmentLists key={tab.value} tab={tab} />,
        }))}
      />
    </PageContent>
  );
}

/** The commitments of a tab, 'By Campaign' or 'By Commitment' (spec §2). */
function CommitmentLists({ tab: { label, status, empty } }: { tab: (typeof tabs)[number] }) {
  const [view, setView] = useTabParam('view', ['campaign', 'commitment']);
  // A commitment's screen is in the same chunk.
  useIdlePrefetch(true, RowActions.preload);
  const list = {
    title: label,
    what: 'your commitments',
    part: status,
    file: commitmentsFile(status),
    empty: <EmptyPortfolio>{empty}</EmptyPortfolio>,
    renderHead: (tools: ReactNode) => (
      <Bar $justify="between" $gap={2}>
        <Choice
          legend="Group the list"
          options={{ campaign: 'By Campaign', commitment: 'By Commitment' }}
          value={view}
          onChange={setView}
        />
        {tools}
      </Bar>
    ),
  };
  return (
    <Stack>
      {view === 'campaign' ? (
        <InvestorList
          {...list}
          label={`${label}, by campaign`}
          noun="campaign"
          call={commitmentsByCampaignCall}
          pagesOf={(request) =>
            campaignRowPages({ ...request, calibratedCommitmentStatus: status })
          }
          renderItem={(campaign) => <CampaignRowCard campaign={campaign} />}
        />
      ) : (
        <InvestorList
          {...list}
          label={`${label}, by commitment`}
          noun="commitment"
          call={commitmentsCall}
          pagesOf={(request) => async (pageNumber) => {
            const pages = commitmentPages({ ...request, calibratedCommitmentStatus: status });
            const page = await pages(pageNumber);
            tellSubmitted(page.data);
            return page;
          }}
          renderItem={(commitment) => <CommitmentRow commitment={commitment} />}
        />
      )}
    </Stack>
  );
}

function commitmentsFile(status: '' | 'Approved'): ListFile<Commitment> {
  return {
    name: status === '' ? 'investment-commitments' : 'successful-commitments',
    columns: commitmentColumns,
    read: (investorAccountId, options) =>
      readCommitments(investorAccountId, { ...options, calibratedCommitmentStatus: status }),
  };
}

const commitmentColumns: Columns<Commitment> = {
  'Campaign Code': (row) => cell.text(row.campaignCode),
  Issuer: (row) => cell.text(row.nameOfIssuer),
  'Commitment Code': (row) => cell.text(row.commitmentCode),
  'Commitment Date': (row) => cell.date(committedOn(row)),
  Status: (row) => cell.text(statusName(row) && statusLabel(statusName(row))),
  Currency: (row) => cell.currency(row.commitmentCurrencyCode, row.commitmentAmount),
  Amount: (row) => cell.amount(row.commitmentAmount),
  Shares: (row) => cell.count(row.commitmentShares),
  'Completion Date': (row) => cell.date(row.completionDate),
  'Final Currency': (row) =>
    finalCell(row, cell.currency(finalCurrencyOf(row), row.calibratedAmount)),
  'Final Amount': (row) => finalCell(row, cell.amount(row.calibratedAmount)),
  'Final Shares': (row) => finalCell(row, cell.count(row.calibratedShares)),
};

function finalCell(row: Commitment, final: Cell): Cell {
  return isFinal(row) && !endingOf(row) ? final : null;
}

/** On a phone the bar never wraps, even in the wider fallback font. Otherwise the list would move when Inter loads. */
const Bar = styled(Cluster)`
  ${media.phone} {
    flex-wrap: nowrap;

    > :last-child {
      flex: none;
    }
  }
`;
