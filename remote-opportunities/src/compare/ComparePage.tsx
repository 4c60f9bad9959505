import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { comparedIn, maxCompared } from '../follow/compared';
import { CampaignChooser } from './CampaignChooser';
import { CompareTable, tableId } from './CompareTable';
import { useCompared } from './use-compared';

/** Compares up to three campaigns side by side: those in the page's address, or else the first that the investor watches. */
export function ComparePage() {
  usePageTitle('Compare campaigns');
  const [params, setParams] = useSearchParams();
  const watched = useWatchlist()?.guids.slice(0, maxCompared) ?? [];
  const guids = params.has('campaigns') ? comparedIn(params) : watched;
  const columns = [useCompared(guids[0]), useCompared(guids[1]), useCompared(guids[2])];
  const compared = columns.flatMap(({ data }) => data ?? []);
  const failed = columns.filter(({ data, error }) => data === undefined && error !== undefined);
  const existing = guids.filter((_, index) => columns[index]?.data !== null);
  const missing = guids.length - existing.length;
  const loading = existing.length > compared.length + failed.length;

  return (
    <Page>
      <PrintOnly id={tableId} />
      <PageHeader
        title="Compare campaigns"
        back={paths.watchlist}
        backLabel="Watchlist"
        actions={compared.length > 1 ? <PrintButton /> : undefined}
      />
      <Stack $gap={5}>
        {missing > 0 ? (
          <Notice tone="info" title={`${countOf(missing, 'campaign')} couldn’t be found`} />
        ) : null}
        <CampaignChooser
          guids={existing}
          onChoose={(next) =>
            setParams({ campaigns: next.join(',') }, { replace: true, preventScrollReset: true })
          }
        />
        {failed[0] ? (
          <ReadFailure
            title="We couldn’t load all campaigns"
            response={{
              ...failed[0],
              mutate: () => Promise.all(failed.map((each) => each.mutate())),
            }}
          />
        ) : null}
        {compared.length > (loading ? 1 : 0) ? <CompareTable compared={compared} /> : null}
        {loading && compared.length < 2 ? <LoadingCard /> : null}
      </Stack>
    </Page>
  );
}
