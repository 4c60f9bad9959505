import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

interface ListRowProps {
  /** Starts at 1. */
  position: number;
  /** The number of all rows. Undefined while there are more pages. */
  count: number | undefined;
  children: ReactNode;
}

/** A row that states its position and the total, because more rows may follow than are loaded. */
export function ListRow({ position, count = -1, children }: ListRowProps) {
  const row = useContentVisibility();
  return (
    <Row ref={row} role="listitem" aria-posinset={position} aria-setsize={count}>
      {children}
    </Row>
  );
}

/**
 * After this many ms, the row has its final height, so the browser may skip rendering the row while it is out of view.
 */
const laidOutAfterMs = 1_000;

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

  /* Out of view, a marked row needs no style, layout or paint. Menus and dialogs open in half the time. */
  contain-intrinsic-block-size: auto 20rem;
  /* Has the containment of content-visibility from the start, because a later change counts as a layout shift. */
  contain: layout paint style;

  &[data-laid-out] {
    content-visibility: auto;
  }

  /* Containment would cut off an open menu, which extends beyond the row. */
  &:has([aria-haspopup='menu'][aria-expanded='true']) {
    contain: none;
    content-visibility: visible;
  }
`;
