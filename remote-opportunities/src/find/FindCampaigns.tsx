import { ArrowLeft } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SearchField } from '@investor-portal/shared/form/SearchField';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Cluster, SmallText } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { searchScrollKey, useFoundCampaigns } from '../campaign-data/use-campaign-lists';
import { CampaignCards } from '../cards/CampaignCards';

/** The API accepts at most 200 characters. */
const maxSearchLength = 200;

/** The text is in the page's address, and the API applies it, so that the result covers all campaigns (readings W18). */
export function FindCampaigns({ takesFocus }: { takesFocus: boolean }) {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const text = (params.get('search') ?? '').slice(0, maxSearchLength);
  const search = text.trim();
  const list = useFoundCampaigns(search);
  // The entry is replaced, so that Back leaves the search instead of going through every typed word.
  const kept = { replace: true, preventScrollReset: true, state };
  const find = (typed: string) => setParams((current) => withSearch(current, typed), kept);
  const clear = () => find('');
  const isIncomplete = list.error !== undefined || (list.read?.unreadable ?? 0) > 0;

  return (
    <>
      <Form role="search" aria-label="Campaigns" onSubmit={(event) => event.preventDefault()}>
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" />}
          to={`${pathname}?${withSearch(params, null).toString()}`}
          aria-label="Back to the lists"
        />
        <SearchField
          label="Search campaigns"
          placeholder="Issuer, code or place"
          maxLength={maxSearchLength}
          value={text}
          onChange={find}
          takesFocus={takesFocus}
        />
      </Form>
      <Summary>
        <SmallText $soft role="status">
          {list.loading || isIncomplete ? '' : countText(list)}
        </SmallText>
        {search === '' ? null : (
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={clear}>
            Clear
          </Button>
        )}
      </Summary>
      <CampaignCards
        key={searchScrollKey(search)}
        list={list}
        label="Campaigns found"
        scrollKey={searchScrollKey(search)}
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

/** An address without `search` is that of the lists (spec §2), and one with an empty `search` is a search of all. */
function withSearch(params: URLSearchParams, text: string | null) {
  const next = new URLSearchParams(params);
  if (text === null) next.delete('search');
  else next.set('search', text);
  return next;
}

/** The API counts only pages, so the number is exact once the last page is loaded. */
export function countText({ items, hasMore }: Pick<PagedList<Campaign>, 'items' | 'hasMore'>) {
  return `${hasMore ? 'More than ' : ''}${countOf(items.length, 'campaign')} found`;
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  margin-top: -0.25rem;

  > a {
    margin-inline-start: calc(-1 * ${tokens.space[3]});
  }

  /* The banner to reconfirm is beside the title and taller. The margin of the header above collapses with this one. */
  ${media.navigation} {
    margin-top: ${tokens.space[8]};
  }
`;

const Summary = styled(Cluster).attrs({ $justify: 'between' })`
  min-height: 2.25rem;
  margin-block: ${tokens.space[2]};

  /* Aligns the button's text with the right edge of the cards. */
  > button {
    margin-inline-end: calc(-1 * ${tokens.space[3]});
  }
`;
