import { useEffect, useState, type ReactNode } from 'react';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { NothingYet } from '../components/NothingYet';
import { campaignRowPages, commitmentPages } from '../data/lists';
import { keyNames } from '../data/keys';
import { useInvestor } from '../data/use-investor';
import { isEmptyList, useInvestorList } from '../data/use-investor-list';
import { ExportButton } from '../export/ExportButton';
import { useMinWidth } from '../components/use-min-width';
import { CampaignRowCard, campaignLabels } from './CampaignRowCard';
import { CommitmentRow, commitmentLabels } from './CommitmentRow';
import { CommitmentTable } from './CommitmentTable';
import { ListSearch, NothingFound, SearchButton } from '../search/SearchButton';
import { searchedList, useSearchParam } from '../search/use-search-param';
import { exportCommitments } from './export-commitments';
import { tableRem } from './table-layout';
import { listViews, ViewSelector } from './ViewSelector';

interface CommitmentListsProps {
  /** The tab's name, also used to label the list. */
  name: string;
  /** 'Approved' for Successful Commitments (spec §4), '' for all. */
  status: '' | 'Approved';
  /** Loads the code of a commitment's screen, once there is something to open. */
  preloadCommitment: () => void;
  /** The kebab menu of a row. */
  actionsOf: (commitment: Commitment) => ReactNode;
}

/** One tab of the commitments, listed by campaign or by commitment. */
export function CommitmentLists(props: CommitmentListsProps) {
  const { name, status } = props;
  const { accountId } = useInvestor();
  const [view, setView] = useTabParam('view', listViews);
  const [empty, setEmpty] = useState(false);
  const { open, search } = useSearchParam();
  return (
    <Stack>
      <Cluster $justify="between">
        <ViewSelector value={view} onChange={setView} />
        <Cluster $gap={2}>
          <SearchButton />
          <ExportButton
            title={name}
            // A search that finds nothing leaves the button in its place, so that nothing moves (decision 46).
            disabled={accountId === undefined || empty}
            empty={empty && !open}
            makeJob={() => exportCommitments(accountId ?? '', status, search)}
          />
        </Cluster>
      </Cluster>
      {view === 'campaign' ? (
        <ByCampaign {...props} onEmpty={setEmpty} />
      ) : (
        <ByCommitment {...props} onEmpty={setEmpty} />
      )}
    </Stack>
  );
}

interface ListProps extends CommitmentListsProps {
  /** Told whether there is nothing in the list. */
  onEmpty: (empty: boolean) => void;
}

function ByCampaign({ name, status, preloadCommitment, onEmpty }: ListProps) {
  const { open, search } = useSearchParam();
  const { key, rowPerPage } = searchedList(search);
  const list = useInvestorList(
    [keyNames.campaignRowList, status, ...key],
    (pages) => campaignRowPages({ ...pages, calibratedCommitmentStatus: status, search }),
    rowPerPage,
  );
  useIdlePrefetch(list.items.length > 0, preloadCommitment);
  const rowHeight = useRowHeight();
  useTellEmpty(list, onEmpty);
  return (
    <>
      {open ? <ListSearch {...searchTexts(name)} noun="campaign" list={list} /> : null}
      <CommitmentTable layout="campaign" title="Issuer" labels={campaignLabels}>
        <InfiniteList
          key={search}
          {...list}
          label={`${name}, by campaign`}
          what="your commitments"
          keyOf={(campaign) => campaign.guid}
          renderItem={(campaign) => <CampaignRowCard campaign={campaign} />}
          rowHeight={rowHeight}
          empty={search ? <NothingFound /> : <NoCommitments status={status} />}
        />
      </CommitmentTable>
    </>
  );
}

function ByCommitment({ name, status, preloadCommitment, actionsOf, onEmpty }: ListProps) {
  const { open, search } = useSearchParam();
  const { key, rowPerPage } = searchedList(search);
  const list = useInvestorList(
    [keyNames.commitmentList, status, ...key],
    (pages) => commitmentPages({ ...pages, calibratedCommitmentStatus: status, search }),
    rowPerPage,
  );
  useIdlePrefetch(list.items.length > 0, preloadCommitment);
  const rowHeight = useRowHeight();
  useTellEmpty(list, onEmpty);
  return (
    <>
      {open ? <ListSearch {...searchTexts(name)} noun="commitment" list={list} /> : null}
      <CommitmentTable layout="commitment" title="Issuer" labels={commitmentLabels}>
        <InfiniteList
          key={search}
          {...list}
          label={`${name}, by commitment`}
          what="your commitments"
          keyOf={(commitment) => commitment.guid}
          renderItem={(commitment) => (
            <CommitmentRow commitment={commitment} actions={actionsOf(commitment)} />
          )}
          rowHeight={rowHeight}
          empty={search ? <NothingFound /> : <NoCommitments status={status} />}
        />
      </CommitmentTable>
    </>
  );
}

function searchTexts(name: string) {
  return { label: `Search ${name}`, placeholder: 'Issuer or code' };
}

/** The estimated height of a row that was never in view: a table's line, or a card. */
function useRowHeight(): number {
  return useMinWidth(tableRem) ? 3.5 : 14;
}

function useTellEmpty(list: Parameters<typeof isEmptyList>[0], tell: (empty: boolean) => void) {
  const empty = isEmptyList(list);
  useEffect(() => tell(empty), [empty, tell]);
}

/** Links investors without any commitment to the opportunities. */
function NoCommitments({ status }: Pick<CommitmentListsProps, 'status'>) {
  return (
    <NothingYet>
      {status === ''
        ? 'Your commitments will be listed here.'
        : 'A commitment is successful once its campaign has closed and your shares are final.'}
    </NothingYet>
  );
}
