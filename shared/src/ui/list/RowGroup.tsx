import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { overscan } from '../../hooks/use-scroll-restoration';
import { tokens } from '../../theme/tokens';

interface RowGroupProps {
  area: RefObject<HTMLElement | null>;
  minColumn: string | undefined;
  /** The height of a group that is far from the view at first, px. */
  height: number | undefined;
  children: ReactNode;
}

/** Consecutive rows of a list. Far from the view, the group has only its height, unless one of its rows has the focus. */
export function RowGroup({ area, minColumn, height, children }: RowGroupProps) {
  const element = useRef<HTMLDivElement>(null);
  const [keptHeight, setKeptHeight] = useState(height);
  useEffect(() => {
    const { current: group } = element;
    if (!group) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setKeptHeight(undefined);
        // Elements have no size in a frame that the platform has hidden.
        else if (group.offsetHeight > 0 && !group.contains(document.activeElement))
          setKeptHeight(group.offsetHeight);
      },
      { root: area.current, rootMargin: `${overscan}px 0px` },
    );
    observer.observe(group);
    return () => observer.disconnect();
  }, [area]);
  if (keptHeight !== undefined)
    return <Group ref={element} style={{ height: keptHeight }} data-screen-only="" />;
  return (
    <Group ref={element} $min={minColumn}>
      {children}
    </Group>
  );
}

const Group = styled.div<{ $min?: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $min }) =>
    $min ? `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))` : 'minmax(0, 1fr)'};
  /* A list of lines sets --row-gap to 0. */
  gap: var(--row-gap, ${tokens.space[2]});

  & + & {
    margin-top: var(--row-gap, ${tokens.space[2]});
  }
`;

interface ListRowProps {
  /** Starts at 1. */
  position: number;
  /** The number of all rows. Undefined while there are more pages. */
  count: number | undefined;
  children: ReactNode;
}

/** After this many ms, a row has its final height, so the browser may skip rendering the row while it is out of view. */
const laidOutAfterMs = 1_000;

/** A row that states its position and the total, because more rows may follow than are loaded. */
export function ListRow({ position, count = -1, children }: ListRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => row.current?.setAttribute('data-laid-out', ''), laidOutAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Row ref={row} role="listitem" aria-posinset={position} aria-setsize={count}>
      {children}
    </Row>
  );
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
