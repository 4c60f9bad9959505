import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { overscan } from '../../hooks/use-scroll-restoration';
import { tokens } from '../../theme/tokens';

interface RowGroupProps {
  /** The scroll area. */
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
