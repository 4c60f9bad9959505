import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { useInvestor } from '../data/use-investor';
import { isEmptyList, type InvestorList } from '../data/use-investor-list';
import type { CsvFile } from '../export/csv';
import { ExportButton } from '../export/ExportButton';
import { ListSearch, NoResults, SearchButton } from '../search/ListSearch';
import { useSearchParam } from '../search/use-search-param';
import { ListTools } from './ListTools';
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
      {open ? <ListSearch label={`Search ${name}`} noun={noun} list={list} /> : null}
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

/** The request for the rows of an export. */
export interface ListRead {
  investorAccountId: string;
  search: string;
  signal: AbortSignal;
}

interface SearchableListToolsProps {
  title: string;
  /** Whether the list has been read and has no rows. */
  empty: boolean;
  exportList: (read: ListRead) => Promise<CsvFile>;
}

/** The search and the export of a list. */
export function SearchableListTools({ title, empty, exportList }: SearchableListToolsProps) {
  const { accountId } = useInvestor();
  const { open, search } = useSearchParam();
  return (
    <ListTools>
      <SearchButton />
      <ExportButton
        title={title}
        // A search without results keeps the button, so that nothing moves (decision 46).
        empty={empty && !open}
        makeFile={
          accountId === undefined || empty
            ? undefined
            : (signal) => exportList({ investorAccountId: accountId, search, signal })
        }
      />
    </ListTools>
  );
}

const ListCard = styled(Card)`
  --row-inset: ${tokens.space[4]};

  ${media.tablet} {
    --row-inset: ${tokens.space[6]};
  }
`;
