import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

const { colour } = tokens;

export interface Tint {
  color: string;
  opacity?: number;
}

/** The tint of parts that are drawn together, and of the rows of each of them. */
export const otherTint: Tint = { color: colour.neutral, opacity: 0.3 };

/**
 * The tints of a chart's parts in order, the last for parts that are drawn together. Adjacent tints differ in lightness, so
 * they also differ without colour. A part's opacity lightens it on white and darkens it in the dark appearance.
 */
const tints: readonly Tint[] = [
  { color: colour['accent-text'], opacity: 1 },
  { color: colour['accent-text'], opacity: 0.55 },
  { color: colour.warning, opacity: 0.45 },
  { color: colour.info, opacity: 1 },
  { color: colour.info, opacity: 0.5 },
  otherTint,
];

/** Returns the style of an element that fills itself with `currentcolor`. */
export function tintOf(index: number): Tint | undefined {
  return tints[index % tints.length];
}

interface StackedBarProps {
  parts: readonly number[];
}

/**
 * Parts of a whole as one bar. The bar is hidden from screen readers, because a legend or a table has the same figures.
 */
export function StackedBar({ parts }: StackedBarProps) {
  return (
    <Chart aria-hidden="true">
      {parts.map((part, index) =>
        part > 0 ? <span key={index} style={{ flexGrow: part, ...tintOf(index) }} /> : null,
      )}
    </Chart>
  );
}

/** Shows the tint of a chart's part beside its name. */
export function Swatch({ tint }: { tint: Tint | undefined }) {
  return <Dot aria-hidden="true" style={tint} />;
}

/* Shows a light surface with forced colours, on which every tint is visible. Paper gets the tints too. */
const Chart = styled.div`
  display: flex;
  gap: 2px;
  height: 1rem;
  overflow: hidden;
  background: ${colour.surface};
  border-radius: ${tokens.radius.sm};
  forced-color-adjust: none;
  print-color-adjust: exact;

  &:empty {
    background: ${colour.sunken};
  }

  > span {
    flex-basis: 0;
    min-width: 3px;
    background: currentcolor;
  }
`;

const Dot = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  background: currentcolor;
  border-radius: 50%;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
