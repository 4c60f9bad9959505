import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { isEmptyList, type InvestorList } from '../data/use-investor-list';
import { ListSearch, NoResults } from '../search/SearchButton';
import { useSearchParam } from '../search/use-search-param';
import { NotIncluded, notIncluded } from './not-included';

interface SearchableListProps<Row> {
  /** Names the list for screen readers, and its search. */
  name: string;
  label: string;
  /** Names a row, such as 'commitment'. */
  noun: string;
  /** Names the rows in a sentence about a failure: 'your commitments'. */
  what: string;
  list: InvestorList<Row>;
  renderItem: (row: Row) => ReactNode;
  skeleton?: ReactNode;
  /** Shown if the investor has no such row. */
  empty: ReactNode;
  onEmpty: (empty: boolean) => void;
}

/** The investor's things as rows that reach the edges of a card, with the search of them above. */
export function SearchableList<Row extends { guid: string }>(props: SearchableListProps<Row>) {
  const { name, label, noun, what, list, renderItem, skeleton, onEmpty } = props;
  const { open, search } = useSearchParam();
  const missing = notIncluded({ unreadable: list.read?.unreadable }, noun);
  const empty = isEmptyList(list);
  useEffect(() => onEmpty(empty), [empty, onEmpty]);
  return (
    <>
      {open ? (
        <ListSearch label={`Search ${name}`} placeholder="Issuer or code" noun={noun} list={list} />
      ) : null}
      <ListCard $flush>
        <InfiniteList
          key={search}
          flush
          {...list}
          label={label}
          what={what}
          keyOf={(row) => row.guid}
          renderItem={renderItem}
          skeleton={skeleton}
          empty={missing ? <></> : search ? <NoResults /> : props.empty}
        />
      </ListCard>
      <NotIncluded>{missing}</NotIncluded>
    </>
  );
}

const ListCard = styled(Card)`
  --row-inset: ${tokens.space[4]};

  ${media.tablet} {
    --row-inset: ${tokens.space[6]};
  }
`;
