import { Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '@investor-portal/shared/form/SearchField';
import { focusOn } from '@investor-portal/shared/hooks/transfer-focus';
import type { ReadCall } from '@investor-portal/shared/partner-api/client/call';
import type { FetchPage } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Cluster, SmallText } from '@investor-portal/shared/ui/Layout';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useInvestor } from '../data/use-investor';
import { type Columns, csvFile, type RowsRead } from '../export/csv';
import { ExportButton, ListTools } from '../export/ExportButton';
import {
  maxSearchLength,
  type RowsRequest,
  useInvestorList,
  useSearchParam,
} from './use-investor-list';

interface InvestorListProps<Row, FileRow> {
  /** Names the list's search and its file. */
  title: string;
  label: string;
  /** Names a row, such as 'commitment'. */
  noun: string;
  /** Names the rows in a sentence about a failure: 'your commitments'. */
  what: string;
  call: Pick<ReadCall, 'name' | 'changesWithMoney'>;
  /** Identifies the list, together with its call. */
  part?: string;
  pagesOf: (request: RowsRequest) => FetchPage<Row>;
  file: ListFile<FileRow>;
  renderItem: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Places the search and the export in the line above the list. */
  renderHead: (tools: ReactNode) => ReactNode;
}

/** The file of a list has all rows, or those that match the search. */
export interface ListFile<Row> {
  name: string;
  columns: Columns<Row>;
  read: (
    investorAccountId: string,
    options: { search: string; signal: AbortSignal },
  ) => Promise<RowsRead<Row>>;
}

/** The investor's things as rows that reach the edges of a card, with their search and their export. */
export function InvestorList<Row extends { guid: string }, FileRow>(
  props: InvestorListProps<Row, FileRow>,
) {
  const { title, label, noun, file } = props;
  const { accountId } = useInvestor();
  const { open, typed, search, setSearch } = useSearchParam();
  const list = useInvestorList(props.call, props.pagesOf, props.part ?? '');
  // A press removes its button, so the focus moves to what replaces it. An address or another list does not move it.
  const [isPressed, setPressed] = useState(false);
  const press = (text: string | null) => {
    setPressed(true);
    setSearch(text);
  };
  const { items, hasMore, loading, error } = list;
  // A row that could not be read is a row. The list says that it is not included.
  const unreadable = list.read?.unreadable ?? 0;
  const found = items.length + unreadable;
  const empty = found === 0 && !loading && !hasMore && error === undefined;
  const isCounted = search !== '' && error === undefined && !(loading && found === 0);
  const clear = (
    <Button variant="secondary" onClick={() => setSearch('')}>
      Clear search
    </Button>
  );
  return (
    <>
      {props.renderHead(
        <ListTools>
          {open ? null : (
            <Button
              ref={isPressed ? focusOn : undefined}
              variant="secondary"
              size="sm"
              icon={<Search aria-hidden="true" size={16} />}
              onClick={() => press('')}
            >
              Search
            </Button>
          )}
          <ExportButton
            title={title}
            // A search without results keeps the button, so that nothing moves (decision 46).
            empty={empty && !open}
            makeFile={
              accountId === undefined || empty
                ? undefined
                : async (signal) =>
                    csvFile(
                      search === '' ? file.name : `${file.name}-found`,
                      file.columns,
                      await file.read(accountId, { search, signal }),
                    )
            }
          />
        </ListTools>,
      )}
      {open ? (
        <div role="search" aria-label={`Search ${title}`}>
          <Cluster $gap={2} style={{ flexWrap: 'nowrap' }}>
            <SearchField
              label={`Search ${title}`}
              placeholder="Issuer or code"
              maxLength={maxSearchLength}
              value={typed}
              onChange={setSearch}
              takesFocus={isPressed}
            />
            <Button
              variant="quiet"
              icon={<X aria-hidden="true" size={18} />}
              onClick={() => press(null)}
            >
              Close
            </Button>
          </Cluster>
          <Count role="status">
            {/* The API counts only pages, so the number is exact once the last page is loaded. */}
            {isCounted ? `${hasMore ? 'More than ' : ''}${countOf(found, noun)} found` : ''}
          </Count>
        </div>
      ) : null}
      <ListCard $flush>
        <InfiniteList
          key={`${label} ${search}`}
          flush
          {...list}
          label={label}
          what={props.what}
          keyOf={(row) => row.guid}
          renderItem={props.renderItem}
          empty={
            unreadable > 0 ? null : search === '' ? (
              props.empty
            ) : (
              <EmptyState action={clear}>{`Nothing here matches “${search}”.`}</EmptyState>
            )
          }
        />
      </ListCard>
      <NotIncluded>{notIncluded({ unreadable }, noun)}</NotIncluded>
    </>
  );
}

const ListCard = styled(Card)`
  --row-inset: ${tokens.space[4]};

  ${media.tablet} {
    --row-inset: ${tokens.space[6]};
  }
`;

const Count = styled(SmallText).attrs({ $soft: true })`
  min-height: 1.5rem;
  margin-top: ${tokens.space[2]};
`;
