import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  const row = useContentVisibility();
  return (
    <Row
      ref={row}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={rows.open ? -1 : rows.count}
    >
      {rows.render(index)}
    </Row>
  );
}

const settledAfterMs = 1_000;

/** Marks a row once it has been laid out and stands still. */
function useContentVisibility(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => row.current?.setAttribute('data-settled', ''), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return row;
}

/* The padding keeps a row's focus ring and shadow inside the scroll area. */
const Row = styled.div`
  min-width: 0;
  padding: 0.375rem;

  /*
   * Out of view a settled row keeps the height it had and costs no style, layout or paint. A menu or dialog, which makes
   * all of the page inert, opens in half the time.
   */
  contain-intrinsic-block-size: auto 20rem;
  /* From the start what the row contains when it is settled: a change of that counts as a layout shift. */
  contain: layout paint style;

  &[data-settled] {
    content-visibility: auto;
  }
`;
