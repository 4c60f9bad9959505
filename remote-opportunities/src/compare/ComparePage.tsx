import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { useWatchedCampaigns } from '../follow/use-watched-campaigns';
import { comparedIn, maxCompared } from '../follow/compared';
import { CompareTable, tableId } from './CompareTable';
import { useCompared } from './use-compared';

/** Two or three campaigns side by side; which ones is in the page's address. */
export function ComparePage() {
  usePageTitle('Compare campaigns');
  const [params, setParams] = useSearchParams();
  const guids = comparedIn(params);
  const columns = [useCompared(guids[0]), useCompared(guids[1]), useCompared(guids[2])];
  const compared = columns.flatMap(({ data }) => data ?? []);
  const failed = columns.filter(({ data, error }) => data === undefined && error !== undefined);
  const loading =
    guids.length >
    columns.filter(({ data, error }) => data !== undefined || error !== undefined).length;
  const missing = columns.some(({ data }) => data === null);
  const compare = (next: readonly string[]) =>
    setParams({ campaigns: next.join(',') }, { replace: true, preventScrollReset: true });

  return (
    <Page>
      <PrintStyle />
      <PageHeader
        title="Compare campaigns"
        back={paths.watchlist}
        backLabel="Watchlist"
        actions={
          compared.length > 1 ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          ) : undefined
        }
      />
      {missing ? (
        <Gap>
          <Notice tone="info" title="A campaign is no longer available" />
        </Gap>
      ) : null}
      {failed.length > 0 ? (
        <ErrorState
          title="We couldn’t load all campaigns"
          message={messageOf(failed[0]?.error)}
          busy={failed.some(({ isValidating }) => isValidating)}
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      ) : null}
      {compared.length > (loading ? 1 : 0) ? (
        <CompareTable
          compared={compared}
          onRemove={(guid) => compare(guids.filter((other) => other !== guid))}
        />
      ) : null}
      {loading ? (
        <LoadingText>
          <SkeletonCard />
        </LoadingText>
      ) : null}
      {guids.length === 0 ? (
        <EmptyState
          action={
            <LinkButton variant="secondary" size="sm" to={paths.watchlist}>
              View your watchlist
            </LinkButton>
          }
        >
          Choose two or three campaigns of your watchlist.
        </EmptyState>
      ) : null}
      {guids.length < maxCompared ? (
        <AddCampaign without={guids} onAdd={(guid) => compare([...guids, guid])} />
      ) : null}
    </Page>
  );
}

interface AddCampaignProps {
  without: readonly string[];
  onAdd: (guid: string) => void;
}

/** The first campaigns of the watchlist that are not compared yet. */
function AddCampaign({ without, onAdd }: AddCampaignProps) {
  const { items } = useWatchedCampaigns();
  const options = items
    .filter(({ guid }) => !without.includes(guid))
    .map((campaign) => ({
      value: campaign.guid,
      label: [issuerNameOf(campaign), campaign.campaignCode].filter(Boolean).join(' · ') || '--',
    }));
  if (options.length === 0) return null;
  return (
    <Adding>
      <SelectField
        label="Add a campaign"
        placeholder="Choose from your watchlist"
        options={options}
        value=""
        onChange={(event) => onAdd(event.target.value)}
      />
    </Adding>
  );
}

const Gap = styled.div`
  margin-bottom: ${tokens.space[5]};
`;

const Adding = styled.div`
  max-width: 24rem;
  margin-top: ${tokens.space[5]};
`;

/** Prints the comparison alone. */
const PrintStyle = createGlobalStyle`
  @media print {
    body *:not(:has(#${tableId}), #${tableId}, #${tableId} *) {
      display: none !important;
    }
  }
`;
