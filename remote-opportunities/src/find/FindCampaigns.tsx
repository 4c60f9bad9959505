import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import type { PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { searchScrollKey, useFoundCampaigns } from '../campaign-data/use-campaign-lists';
import { CampaignCards } from '../cards/CampaignCards';
import { formatValuation, valuationOf } from '../valuation/valuation';
import { findRequest, isNarrowed, withoutNarrowing } from './criteria';
import { FindForm } from './FindForm';
import { useCriteria } from './use-criteria';

interface FindCampaignsProps {
  preloadNext: () => void;
  /** Whether the investor has just opened the search. */
  takesFocus: boolean;
}

export function FindCampaigns({ preloadNext, takesFocus }: FindCampaignsProps) {
  const [criteria, change] = useCriteria();
  const { balance, loading } = useBalance();
  const request = findRequest(criteria, balance);
  const waiting = criteria.wallet && loading;
  const found = useFoundCampaigns(waiting ? null : request);
  const list = { ...found, loading: found.loading || waiting };
  const clear = () => change(withoutNarrowing);
  const isIncomplete = list.error !== undefined || (list.read?.unreadable ?? 0) > 0;
  const count = list.loading || isIncomplete ? '' : countText(list);

  return (
    <>
      <FindForm
        criteria={criteria}
        onChange={change}
        wallet={loading ? 'loading' : balance === null ? 'none' : 'known'}
        takesFocus={takesFocus}
      />
      <Summary>
        <p role="status">{count}</p>
        {isNarrowed(criteria) ? (
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={clear}>
            Clear
          </Button>
        ) : null}
      </Summary>
      <CampaignCards
        key={searchScrollKey(request)}
        list={list}
        label="Campaigns found"
        scrollKey={searchScrollKey(request)}
        preloadNext={preloadNext}
        {...(criteria.sort === 'valuation' && { figureOf: valuationFigure })}
        empty={
          <EmptyState
            action={
              <Button ref={transferFocus} onClick={clear}>
                Show all campaigns
              </Button>
            }
          >
            No campaign matches what you’re looking for.
          </EmptyState>
        }
      />
    </>
  );
}

function valuationFigure(campaign: Campaign) {
  const { before } = valuationOf(campaign) ?? {};
  if (before === undefined) return <span>Valuation not known</span>;
  return (
    <span>
      <NoWrap>{`Valuation ${formatValuation(before, campaign.currencyCode)}`}</NoWrap>
    </span>
  );
}

/** The API counts only pages, so the number is exact once the last page is loaded. */
export function countText({
  items,
  hasMore,
}: Pick<PagedList<Campaign>, 'items' | 'hasMore'>): string {
  if (hasMore) return `More than ${countOf(items.length, 'campaign')} found`;
  return `${countOf(items.length, 'campaign')} found`;
}

/** The balance is null while it loads. A wallet in another currency than the platform's has no balance here. */
function useBalance() {
  const signedIn = useAtomValue(externalAtom) !== null;
  const { data: user, error } = useUserDetails();
  const wallet = user?.walletDetails;
  const balance = wallet?.currencyCode === runtimeConfig().currency ? wallet.balance : null;
  return { balance: toCentavos(balance), loading: signedIn && !user && error === undefined };
}

const Summary = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
  margin-block: ${tokens.space[2]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums lining-nums;

  /* Aligns the button's text with the right edge of the cards. */
  > button {
    margin-inline-end: calc(-1 * ${tokens.space[3]});
  }
`;
