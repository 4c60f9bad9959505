import { useId } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Fills, fillOf } from './fills';

interface StackedBarProps {
  /** The size of each part, in the order of the legend. */
  parts: readonly number[];
}

/** Parts of a whole as one bar, for sighted users; the legend or table beside it has the same as text. */
export function StackedBar({ parts }: StackedBarProps) {
  const id = useId();
  const total = parts.reduce((sum, part) => sum + part, 0);
  const share = (upTo: number) =>
    total === 0 ? 0 : (100 * parts.slice(0, upTo).reduce((sum, part) => sum + part, 0)) / total;
  return (
    <Picture aria-hidden="true">
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
    </Picture>
  );
}

/** The fill of a chart's part, beside its name. */
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

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 1rem;
  background: ${tokens.colour.sunken};
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
