import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '@investor-portal/shared/form/SearchField';
import type { PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { maxSearchLength, useSearchParam } from './use-search-param';

/** Opens the search of a list. */
export function SearchButton() {
  const { open, setSearch } = useSearchParam();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The button that closed the search is gone, so the focus moves here.
    if (wasOpen.current && !open && document.activeElement === document.body)
      button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open) return null;
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      icon={<Search aria-hidden="true" size={16} />}
      onClick={() => setSearch('')}
    >
      Search
    </Button>
  );
}

interface ListSearchProps {
  label: string;
  noun: string;
  list: Pick<PagedList<unknown>, 'read' | 'items' | 'hasMore' | 'loading' | 'error'>;
}

/** The search of a list. Screen readers announce the number of results when it changes. */
export function ListSearch({ label, noun, list }: ListSearchProps) {
  const { typed, search, setSearch } = useSearchParam();
  // Takes the focus when its button was pressed, because the button is gone. An address or another list does not move
  // the focus.
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (typed === '' && document.activeElement === document.body)
      box.current?.querySelector('input')?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  const { read, items, hasMore, loading, error } = list;
  // A row that cannot be read was found too. The list says that it is not included.
  const found = items.length + (read?.unreadable ?? 0);
  const known = search !== '' && error === undefined && !(loading && found === 0);
  return (
    <div ref={box} role="search" aria-label={label}>
      <Row>
        <SearchField
          label={label}
          placeholder="Issuer or code"
          maxLength={maxSearchLength}
          value={typed}
          onChange={setSearch}
        />
        <Button
          variant="quiet"
          icon={<X aria-hidden="true" size={18} />}
          onClick={() => setSearch(null)}
        >
          Close
        </Button>
      </Row>
      <Count role="status">
        {/* The API counts only pages, so the number is exact once the last page is loaded. */}
        {known ? `${hasMore ? 'More than ' : ''}${countOf(found, noun)} found` : ''}
      </Count>
    </div>
  );
}

/** 'No record found' (spec §8), and a button that clears the search. */
export function NoResults() {
  const { search, setSearch } = useSearchParam();
  return (
    <EmptyState
      action={
        <Button variant="secondary" onClick={() => setSearch('')}>
          Clear search
        </Button>
      }
    >
      {`Nothing here matches “${search}”.`}
    </EmptyState>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
`;

const Count = styled.p`
  min-height: 1.5rem;
  margin-top: ${tokens.space[2]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
