import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import {
  commitmentsByCampaignCall,
  commitmentsCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import {
  campaignRowPages,
  commitmentPages,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { media } from '@investor-portal/shared/theme/media';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Choice } from '../components/Choice';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { SearchableList, SearchableListTools } from '../components/SearchableList';
import { tellSubmitted } from '../data/tell-submitted';
import { useInvestorList } from '../data/use-investor-list';
import { CampaignRowCard } from './CampaignRowCard';
import { CommitmentRow, RowActions } from './CommitmentRow';
import { exportCommitments } from './export-commitments';

interface CommitmentListsProps {
  name: string;
  /** 'Approved' for Successful Commitments (spec §4), '' for all commitments. */
  status: '' | 'Approved';
}

/** The commitments of a tab, 'By Campaign' or 'By Commitment' (spec §2). */
export function CommitmentLists({ name, status }: CommitmentListsProps) {
  const [view, setView] = useTabParam('view', ['campaign', 'commitment']);
  const [empty, setEmpty] = useState(false);
  // A commitment's screen is in the same chunk.
  useIdlePrefetch(true, RowActions.preload);
  const List = view === 'campaign' ? ByCampaign : ByCommitment;
  return (
    <Stack>
      <Bar $justify="between" $gap={2}>
        <Choice
          legend="Group the list"
          options={{ campaign: 'By Campaign', commitment: 'By Commitment' }}
          value={view}
          onChange={setView}
        />
        <SearchableListTools
          title={name}
          empty={empty}
          exportList={(read) => exportCommitments({ ...read, calibratedCommitmentStatus: status })}
        />
      </Bar>
      <List name={name} status={status} onEmpty={setEmpty} />
    </Stack>
  );
}

interface ListProps extends CommitmentListsProps {
  onEmpty: (empty: boolean) => void;
}

function ByCampaign({ status, ...props }: ListProps) {
  const list = useInvestorList(
    commitmentsByCampaignCall,
    (pages) => campaignRowPages({ ...pages, calibratedCommitmentStatus: status }),
    status,
  );
  return (
    <SearchableList
      {...props}
      label={`${props.name}, by campaign`}
      noun="campaign"
      what="your commitments"
      list={list}
      renderItem={(campaign) => <CampaignRowCard campaign={campaign} />}
      empty={noCommitments[status]}
    />
  );
}

function ByCommitment({ status, ...props }: ListProps) {
  const list = useInvestorList(
    commitmentsCall,
    (pages) => commitmentPages({ ...pages, calibratedCommitmentStatus: status }),
    status,
  );
  useEffect(() => tellSubmitted(list.items), [list.items]);
  return (
    <SearchableList
      {...props}
      label={`${props.name}, by commitment`}
      noun="commitment"
      what="your commitments"
      list={list}
      renderItem={(commitment) => <CommitmentRow commitment={commitment} />}
      empty={noCommitments[status]}
    />
  );
}

const noCommitments = {
  '': <EmptyPortfolio>Your commitments will be listed here.</EmptyPortfolio>,
  Approved: (
    <EmptyPortfolio>
      A commitment is successful once its campaign has closed and your shares are final.
    </EmptyPortfolio>
  ),
};

/** On a phone the bar never wraps, even in the wider fallback font. Otherwise the list would move when Inter loads. */
const Bar = styled(Cluster)`
  ${media.phone} {
    flex-wrap: nowrap;

    > :last-child {
      flex: none;
    }
  }
`;
