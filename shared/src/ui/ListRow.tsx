import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The rows of a list, by their index. */
export interface Rows {
  count: number;
  /** More may come: nobody knows yet how many there are. */
  open: boolean;
  keyOf: (index: number) => string;
  render: (index: number) => ReactNode;
}

/** A row that says which of how many it is: not every one of a long list is there. */
export function ListRow({ rows, index }: { rows: Rows; index: number }) {
  return (
    <Row role="listitem" aria-posinset={index + 1} aria-setsize={rows.open ? -1 : rows.count}>
      {rows.render(index)}
    </Row>
  );
}

/* The padding keeps a row's focus ring and shadow inside the scroll area. */
const Row = styled.div`
  min-width: 0;
  padding: 0.375rem;
`;
