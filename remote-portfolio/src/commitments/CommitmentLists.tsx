import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle-prefetch';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { paths } from '@investor-portal/shared/routes/paths';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { InfiniteList } from '@investor-portal/shared/ui/InfiniteList';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { campaignRowPages, commitmentPages } from '../data/lists';
import { keyNames } from '../data/keys';
import { useInvestor } from '../data/use-investor';
import { useInvestorList } from '../data/use-investor-list';
import { ExportButton } from '../export/ExportButton';
import { CampaignRowCard } from './CampaignRowCard';
import { CommitmentRow } from './CommitmentRow';
import { exportCommitments } from './export-commitments';
import { listViews, ViewSelector } from './ViewSelector';

interface CommitmentListsProps {
  /** The tab's name, also used to label the list. */
  name: string;
  /** 'Approved' for Successful Commitments (spec §4), '' for all. */
  status: '' | 'Approved';
  /** Loads the code of a commitment's screen, once there is something to open. */
  preloadCommitment: () => void;
}

/** One tab of the commitments, listed by campaign or by commitment. */
export function CommitmentLists(props: CommitmentListsProps) {
  const { name, status } = props;
  const { accountId } = useInvestor();
  const [view, setView] = useTabParam('view', listViews);
  return (
    <Stack>
      <Cluster $justify="between">
        <ViewSelector value={view} onChange={setView} />
        <ExportButton
          title={name}
          disabled={accountId === undefined}
          makeJob={() => exportCommitments(accountId ?? '', status)}
        />
      </Cluster>
      {view === 'campaign' ? <ByCampaign {...props} /> : <ByCommitment {...props} />}
    </Stack>
  );
}

function ByCampaign({ name, status, preloadCommitment }: CommitmentListsProps) {
  const list = useInvestorList([keyNames.campaignRowList, status], (investorAccountId) =>
    campaignRowPages({ investorAccountId, calibratedCommitmentStatus: status }),
  );
  useIdlePrefetch(list.items.length > 0, preloadCommitment);
  return (
    <InfiniteList
      {...list}
      label={`${name}, by campaign`}
      keyOf={(campaign) => campaign.guid}
      renderItem={(campaign) => <CampaignRowCard campaign={campaign} />}
      empty={<NoCommitments status={status} />}
    />
  );
}

function ByCommitment({ name, status, preloadCommitment }: CommitmentListsProps) {
  const list = useInvestorList([keyNames.commitmentList, status], (investorAccountId) =>
    commitmentPages({ investorAccountId, calibratedCommitmentStatus: status }),
  );
  useIdlePrefetch(list.items.length > 0, preloadCommitment);
  return (
    <InfiniteList
      {...list}
      label={`${name}, by commitment`}
      keyOf={(commitment) => commitment.guid}
      renderItem={(commitment) => <CommitmentRow commitment={commitment} />}
      empty={<NoCommitments status={status} />}
    />
  );
}

/** Links investors without any commitment to the opportunities. */
function NoCommitments({ status }: Pick<CommitmentListsProps, 'status'>) {
  return (
    <EmptyState
      action={
        status === '' ? (
          <LinkButton variant="secondary" to={paths.opportunities}>
            Investment Opportunities
          </LinkButton>
        ) : null
      }
    />
  );
}
