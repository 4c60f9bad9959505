import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { ReadFailure, ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { PageContent, Stack, Grid } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { Fieldset } from '@investor-portal/shared/form/Field';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { comparedIn, maxCompared } from '../follow/compared';
import { useWatchedCampaigns } from '../follow/use-watched-campaigns';
import { CompareTable, tableId, useCompared } from './CompareTable';

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
  const retryFailed = () => Promise.all(failed.map((each) => each.mutate()));
  const loading = existing.length > compared.length + failed.length;

  return (
    <PageContent>
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
            response={{ ...failed[0], mutate: retryFailed }}
          />
        ) : null}
        {compared.length > (loading ? 1 : 0) ? <CompareTable compared={compared} /> : null}
        {loading && compared.length < 2 ? <LoadingCard /> : null}
      </Stack>
    </PageContent>
  );
}

/** Offers the campaigns in the address and those of the watchlist. */
function CampaignChooser(props: { guids: string[]; onChoose: (guids: string[]) => void }) {
  const { guids, onChoose } = props;
  const { items, read, hasMore, loading, onLoadMore, error, onRetry } = useWatchedCampaigns(guids);
  const [refused, setRefused] = useState(false);
  const full = guids.length >= maxCompared;
  const choose = (guid: string, chosen: boolean) => {
    setRefused(chosen && full);
    if (!chosen) onChoose(guids.filter((other) => other !== guid));
    else if (!full) onChoose([...guids, guid]);
  };
  if (items.length === 0 && !read?.unreadable && !loading && !hasMore && error === undefined)
    return <EmptyState>Watch campaigns to compare them here.</EmptyState>;
  return (
    <>
      <Fieldset
        role="group"
        label="Campaigns to compare"
        hint={`Choose up to ${maxCompared}. Campaigns that you watch are listed here.`}
        error={
          refused && full
            ? `You can compare ${maxCompared} campaigns at a time. Deselect one to choose another.`
            : undefined
        }
      >
        <Campaigns>
          {items.map((campaign) => (
            <CheckboxField
              key={campaign.guid}
              label={
                [issuerNameOf(campaign), campaign.campaignCode].filter(Boolean).join(' · ') || '--'
              }
              checked={guids.includes(campaign.guid)}
              onChange={(event) => choose(campaign.guid, event.target.checked)}
            />
          ))}
        </Campaigns>
        {hasMore && error === undefined ? (
          <Button ref={transferFocus} variant="secondary" busy={loading} onClick={onLoadMore}>
            Show more
          </Button>
        ) : null}
      </Fieldset>
      {error === undefined ? null : (
        <ErrorState
          title="We couldn’t load your watchlist"
          message={readFailureOf(error)}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

/* On a phone, one line that scrolls, so that the table begins on the first screen. */
const Campaigns = styled(Grid).attrs({ $min: '18rem', $gap: 3 })`
  font-size: ${tokens.text.sm};

  ${media.phone} {
    display: flex;
    padding-block: ${tokens.space[2]};
    overflow-x: auto;

    > * {
      flex: 0 0 60%;
    }
  }
`;
