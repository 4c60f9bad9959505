import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { AboveList } from '../cards/ListPage';
import { comparedIn } from '../follow/compared';
import { CampaignChooser } from './CampaignChooser';
import { CompareTable, tableId } from './CompareTable';
import { FirstCampaigns } from './FirstCampaigns';
import { useCompared } from './use-compared';

/**
 * Compares two or three campaigns side by side. The page's address names them. If it names none, the page starts with up to
 * three (FirstCampaigns).
 */
export function ComparePage() {
  usePageTitle('Compare campaigns');
  const [params, setParams] = useSearchParams();
  const guids = comparedIn(params);
  const [starting, setStarting] = useState(guids.length === 0);
  if (starting && guids.length > 0) setStarting(false);
  const columns = [useCompared(guids[0]), useCompared(guids[1]), useCompared(guids[2])];
  const compared = columns.flatMap(({ data }) => data ?? []);
  const failed = columns.filter(({ data, error }) => data === undefined && error !== undefined);
  const loading =
    guids.length >
    columns.filter(({ data, error }) => data !== undefined || error !== undefined).length;
  const existing = guids.filter((_, index) => columns[index]?.data !== null);
  const missing = guids.length - existing.length;
  const compare = (next: readonly string[]) =>
    setParams({ campaigns: next.join(',') }, { replace: true, preventScrollReset: true });

  return (
    <Page>
      <PrintOnly id={tableId} />
      <PageHeader
        title="Compare campaigns"
        back={paths.watchlist}
        backLabel="Watchlist"
        actions={compared.length > 1 ? <PrintButton /> : undefined}
      />
      {starting ? (
        <FirstCampaigns
          onFound={(first) => (first.length > 0 ? compare(first) : setStarting(false))}
        />
      ) : null}
      {missing > 0 ? (
        <AboveList>
          <Notice tone="info" title={`${countOf(missing, 'campaign')} couldn’t be found`} />
        </AboveList>
      ) : null}
      {/* The choice of campaigns is above the table. Below the table, each chosen campaign would move it. */}
      {starting ? null : <CampaignChooser guids={existing} onChoose={compare} />}
      {failed.length > 0 ? (
        <ErrorState
          title="We couldn’t load all campaigns"
          message={readFailureOf(failed[0]?.error)}
          busy={failed.some(({ isValidating }) => isValidating)}
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      ) : null}
      {compared.length > (loading ? 1 : 0) ? (
        <CompareTable
          compared={compared}
          onRemove={(guid) => compare(existing.filter((other) => other !== guid))}
        />
      ) : null}
      {loading && compared.length < 2 ? <LoadingCard /> : null}
    </Page>
  );
}
