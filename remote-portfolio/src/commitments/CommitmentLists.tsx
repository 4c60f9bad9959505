import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  campaignRowPages,
  commitmentPages,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { media } from '@investor-portal/shared/theme/media';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { SearchableList } from '../components/SearchableList';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { tellSubmitted } from '../data/tell-submitted';
import { useInvestor } from '../data/use-investor';
import { ListTools } from '../components/ListTools';
import { useInvestorList } from '../data/use-investor-list';
import { ExportButton } from '../export/ExportButton';
import { CampaignRowCard } from './CampaignRowCard';
import { CommitmentRow } from './CommitmentRow';
import { SearchButton } from '../search/SearchButton';
import { searchedList, useSearchParam } from '../search/use-search-param';
import { exportCommitments } from './export-commitments';
import { listViews, ViewSelector } from './ViewSelector';
import {
  commitmentsByCampaignCall,
  commitmentsCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';

interface CommitmentListsProps {
  name: string;
  /** 'Approved' for Successful Commitments (spec §4), '' for all commitments. */
  status: '' | 'Approved';
  preloadCommitment: () => void;
  actionsOf: (commitment: Commitment) => ReactNode;
}

export function CommitmentLists(props: CommitmentListsProps) {
  const { name, status } = props;
  const { accountId } = useInvestor();
  const [view, setView] = useTabParam('view', listViews);
  const [empty, setEmpty] = useState(false);
  const { open, search } = useSearchParam();
  useIdlePrefetch(true, props.preloadCommitment);
  return (
    <Stack>
      <Bar $justify="between" $gap={2}>
        <ViewSelector value={view} onChange={setView} />
        <ListTools>
          <SearchButton />
          <ExportButton
            title={name}
            // A search without results keeps the button, so that nothing moves (decision 46).
            empty={empty && !open}
            makeFile={
              accountId === undefined || empty
                ? undefined
                : (signal) => exportCommitments(accountId, status, search, signal)
            }
          />
        </ListTools>
      </Bar>
      {view === 'campaign' ? (
        <ByCampaign {...props} onEmpty={setEmpty} />
      ) : (
        <ByCommitment {...props} onEmpty={setEmpty} />
      )}
    </Stack>
  );
}

interface ListProps extends CommitmentListsProps {
  onEmpty: (empty: boolean) => void;
}

function ByCampaign(props: ListProps) {
  const { name, status } = props;
  const { search } = useSearchParam();
  const { key, rowPerPage } = searchedList(search);
  const list = useInvestorList(
    dataKey(commitmentsByCampaignCall, status, ...key),
    (pages) => campaignRowPages({ ...pages, calibratedCommitmentStatus: status, search }),
    rowPerPage,
  );
  return (
    <SearchableList
      {...props}
      noun="campaign"
      what="your commitments"
      list={list}
      label={`${name}, by campaign`}
      renderItem={(campaign) => <CampaignRowCard campaign={campaign} />}
      empty={<NoCommitments status={status} />}
    />
  );
}

function ByCommitment(props: ListProps) {
  const { name, status, actionsOf } = props;
  const { search } = useSearchParam();
  const { key, rowPerPage } = searchedList(search);
  const list = useInvestorList(
    dataKey(commitmentsCall, status, ...key),
    (pages) => commitmentPages({ ...pages, calibratedCommitmentStatus: status, search }),
    rowPerPage,
  );
  useEffect(() => tellSubmitted(list.items), [list.items]);
  return (
    <SearchableList
      {...props}
      noun="commitment"
      what="your commitments"
      list={list}
      label={`${name}, by commitment`}
      renderItem={(commitment) => (
        <CommitmentRow commitment={commitment} actions={actionsOf(commitment)} />
      )}
      empty={<NoCommitments status={status} />}
    />
  );
}

function NoCommitments({ status }: Pick<CommitmentListsProps, 'status'>) {
  return (
    <EmptyPortfolio>
      {status === ''
        ? 'Your commitments will be listed here.'
        : 'A commitment is successful once its campaign has closed and your shares are final.'}
    </EmptyPortfolio>
  );
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
