import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Observe } from '../hooks/use-nearness';

interface ListRowProps {
  /** About how high it is; with it, a row far from view keeps its space only. */
  height: string | undefined;
  /** Shown at once, before it is known where it lies. */
  near: boolean;
  observe: Observe;
  children: () => ReactNode;
}

/**
 * A row of a long list. Off screen it costs no layout, and far away no nodes: a list of thousands holds as
 * many as a few screens do. A row that has the focus stays.
 */
export function ListRow({ height, near: atFirst, observe, children }: ListRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(atFirst);
  const [space, setSpace] = useState(height);
  const windowed = height !== undefined;

  useEffect(() => {
    const element = row.current;
    if (!windowed || !element) return;
    return observe(element, (isNear, px) => {
      if (!isNear && element.contains(document.activeElement)) return;
      // Its true height, measured while it was filled.
      if (!isNear && px > 0) setSpace(`${px}px`);
      setNear(isNear);
    });
  }, [observe, windowed]);

  const shown = near || !windowed;
  return (
    <Row ref={row} $height={height ?? '12rem'} style={shown ? undefined : { height: space }}>
      {shown ? children() : null}
    </Row>
  );
}

/*
 * Rows below the fold cost no layout until they come near; the first ones are always there, for print and
 * pictures too. The padding keeps a row's focus ring and shadow inside its own paint.
 */
const Row = styled.li<{ $height: string }>`
  min-width: 0;
  padding: 0.375rem;

  &:nth-child(n + 11) {
    content-visibility: auto;
    contain-intrinsic-size: auto ${({ $height }) => $height};
  }
`;
