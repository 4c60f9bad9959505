import { useId } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface StackedBarProps {
  parts: readonly number[];
}

/**
 * Parts of a whole as one bar. The bar is hidden from screen readers, because a legend or a table has the same figures.
 */
export function StackedBar({ parts }: StackedBarProps) {
  const id = useId();
  const total = parts.reduce((sum, part) => sum + part, 0);
  const share = (upTo: number) =>
    total === 0 ? 0 : (100 * parts.slice(0, upTo).reduce((sum, part) => sum + part, 0)) / total;
  return (
    <Chart aria-hidden="true">
      <defs>
        <Fills id={id} count={parts.length} />
      </defs>
      {parts.map((part, index) =>
        part > 0 ? (
          <rect
            key={index}
            x={`${share(index)}%`}
            width={`${share(index + 1) - share(index)}%`}
            height="100%"
            fill={fillOf(id, index)}
          />
        ) : null,
      )}
    </Chart>
  );
}

/** Shows the fill of a chart's part beside its name. */
export function Swatch({ index }: { index: number }) {
  const id = useId();
  return (
    <Square aria-hidden="true">
      <defs>
        <Fills id={id} count={index + 1} />
      </defs>
      <rect width="100%" height="100%" fill={fillOf(id, index)} />
    </Square>
  );
}

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: 1rem;
  background: ${tokens.colour.sunken};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.sm};
  forced-color-adjust: none;

  > rect {
    stroke: ${tokens.colour.surface};
    stroke-width: 1px;
  }
`;

const Square = styled.svg`
  flex: none;
  width: 0.875rem;
  height: 0.875rem;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: 3px;
  forced-color-adjust: none;
`;

const { colour } = tokens;

/** Each fill has its own pattern, so the fills differ even without colour. */
const fills = [
  { ground: colour['accent-text'], line: undefined, path: undefined },
  { ground: colour['accent-line'], line: colour['accent-text'], path: 'M-1 1l2-2M0 8l8-8M7 9l2-2' },
  { ground: colour.surface, line: colour.info, path: 'M2 2h.01M6 6h.01' },
  { ground: colour['warning-soft'], line: colour.warning, path: 'M0 2h8M0 6h8' },
  { ground: colour.neutral, line: colour.surface, path: 'M9 1l-2-2M8 8L0 0M-1 7l2 2' },
  { ground: colour['positive-soft'], line: colour.positive, path: 'M2 0v8M6 0v8' },
] as const;

interface FillsProps {
  /** The id must be unique on the page, because patterns are referred to by id. */
  id: string;
  count: number;
}

export function Fills({ id, count }: FillsProps) {
  return fills.slice(0, count).map(({ ground, line, path }, index) => (
    <pattern key={index} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" style={{ fill: ground }} />
      {path ? (
        <path
          d={path}
          style={{ stroke: line, strokeWidth: 2, strokeLinecap: 'round', fill: 'none' }}
        />
      ) : null}
    </pattern>
  ));
}

export function fillOf(id: string, index: number): string {
  return `url(#${id}-${index % fills.length})`;
}
