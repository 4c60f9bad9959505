import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

/** The rows of a list, by their index. */
export interface Rows {
  count: number;
  /** More rows may follow, so that their total is unknown. */
  hasMore: boolean;
  keyOf: (index: number) => string;
  render: (index: number) => ReactNode;
}

/** A row that states its position and the total, because a long list does not render all its rows. */
export function ListRow({ rows, index }: { rows: Rows; index: number }) {
  const row = useContentVisibility();
  return (
    <Row
      ref={row}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={rows.hasMore ? -1 : rows.count}
    >
      {rows.render(index)}
    </Row>
  );
}

const laidOutAfterMs = 1_000;

/** Marks a row once its layout is stable, so that `content-visibility` applies. */
function useContentVisibility(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => row.current?.setAttribute('data-laid-out', ''), laidOutAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return row;
}

/* The padding keeps a row's focus ring and shadow inside the scroll area. */
const Row = styled.div`
  min-width: 0;
  padding: 0.375rem;

  /*
   * Out of view, a marked row keeps its height and costs no style, layout or paint. A menu or dialog, which makes the
   * whole page inert, opens in half the time.
   */
  contain-intrinsic-block-size: auto 20rem;
  /* The containment of content-visibility from the start, because a change of it counts as a layout shift. */
  contain: layout paint style;

  &[data-laid-out] {
    content-visibility: auto;
  }

  /* Its open menu reaches beyond it, which containment would cut off. */
  &:has([aria-haspopup='menu'][aria-expanded='true']) {
    contain: none;
    content-visibility: visible;
  }
`;
