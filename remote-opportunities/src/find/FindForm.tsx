import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation, useSearchParams, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CompactSelect } from '@investor-portal/shared/form/CompactSelect';
import { SearchField } from '@investor-portal/shared/form/SearchField';
import { Button } from '@investor-portal/shared/ui/Button';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import {
  isWalletOffered,
  maxSearchLength,
  offeredShowFilters,
  offeredSortOrders,
  withShow,
  withoutCriteria,
  type Criteria,
  type ShowFilter,
  type SortOrder,
} from './criteria';
import type { ChangeCriteria } from './use-criteria';

const showOptions: Record<ShowFilter, string> = {
  all: 'All campaigns',
  open: 'Open now',
  upcoming: 'Opening soon',
};

const sortOptions: Record<SortOrder, string> = {
  newest: 'Newest first',
  ending: 'Ending soon',
  opening: 'Opening first',
  subscribed: 'Highest % raised',
  minimum: 'Smallest minimum',
  valuation: 'Lowest valuation',
};

interface FindFormProps {
  criteria: Criteria;
  onChange: ChangeCriteria;
  /** The state of the wallet's balance. While it loads, its space is reserved. */
  wallet: 'none' | 'loading' | 'known';
  /** Whether the investor has just opened the search. */
  takesFocus: boolean;
}

export function FindForm({ criteria, onChange, wallet, takesFocus }: FindFormProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  const filters = useId();
  const [shows, sorts] = [offeredShowFilters(), offeredSortOrders(criteria.show)];
  const hasWallet = wallet !== 'none' && isWalletOffered();
  return (
    <Form role="search" aria-label="Campaigns" onSubmit={(event) => event.preventDefault()}>
      <BackLink to={`${pathname}?${withoutCriteria(params).toString()}`}>
        <ArrowLeft aria-hidden="true" size={20} />
        <VisuallyHidden>Back to the lists</VisuallyHidden>
      </BackLink>
      <SearchField
        label="Search campaigns"
        placeholder="Issuer, code or place"
        maxLength={maxSearchLength}
        value={criteria.search}
        onChange={(search) => onChange((latest) => ({ ...latest, search }))}
        takesFocus={takesFocus}
      />
      {shows.length > 1 || sorts.length > 1 || hasWallet ? (
        <>
          <FiltersButton
            type="button"
            aria-expanded={open}
            aria-controls={filters}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal aria-hidden="true" size={20} />
            <VisuallyHidden>Filter and sort</VisuallyHidden>
          </FiltersButton>
          <Filters id={filters} data-open={open || undefined}>
            {shows.length > 1 ? (
              <CompactSelect
                label="Show"
                value={criteria.show}
                options={showOptions}
                offered={shows}
                onChange={(show) => onChange((latest) => withShow(latest, show))}
              />
            ) : null}
            {sorts.length > 1 ? (
              <CompactSelect
                label="Sort by"
                value={criteria.sort}
                options={sortOptions}
                offered={sorts}
                onChange={(sort) => onChange((latest) => ({ ...latest, sort }))}
              />
            ) : null}
            {hasWallet ? (
              <Toggle>
                <Button
                  variant="secondary"
                  disabled={wallet === 'loading'}
                  aria-pressed={criteria.wallet}
                  onClick={() => onChange((latest) => ({ ...latest, wallet: !latest.wallet }))}
                >
                  Within my wallet
                </Button>
              </Toggle>
            ) : null}
          </Filters>
        </>
      ) : null}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  margin-top: -0.25rem;

  /* The banner to reconfirm is beside the title and taller. The margin of the header above collapses with this one. */
  ${media.navigation} {
    margin-top: ${tokens.space[8]};
  }
`;

const BackLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: -0.75rem;
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['ink-soft']};

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.sunken};
      color: ${tokens.colour.ink};
    }
  }
`;

const FiltersButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 3rem;
  height: 3rem;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  cursor: pointer;

  &[aria-expanded='true'] {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour['accent-text']};
    color: ${tokens.colour['accent-text']};
  }

  ${media.desktop} {
    display: none;
  }
`;

const Filters = styled.div`
  display: none;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > * {
    flex: 1 1 8rem;
  }

  &[data-open] {
    display: flex;
  }

  ${media.desktop} {
    display: flex;
    flex: none;
  }
`;

const Toggle = styled.div`
  flex-basis: 100%;

  > button {
    width: 100%;
    min-height: 3rem;
    font-weight: 550;
  }

  ${media.tablet} {
    flex: none;
  }
`;
