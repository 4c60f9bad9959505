import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The columns of the table need at least 900 px. */
export const tableRem = 56.25;
export const asTable = `@media (min-width: ${tableRem}rem)`;
export const asCard = `@media not all and (min-width: ${tableRem}rem)`;

/** 8 px at 900 px, where the columns just fit, and 16 px from 1,170 px. */
export const columnGap = 'clamp(0.5rem, 3vw - 1.1875rem, 1rem)';

/** The grid of a row and of the head: the issuer, the facts, and the kebab menu. */
export const rowColumns = `minmax(6.75rem, 1.6fr) minmax(calc(36.75rem + 6 * ${columnGap}), 6fr) 2.75rem`;

/** The columns of the facts. No width depends on the content, so that the columns line up from row to row. */
export const factColumns = {
  commitment: tracks(
    [7, 1.14],
    [6, 0.96],
    [5.25, 0.85],
    [3.25, 0.5],
    [5.25, 0.85],
    [5, 1.34],
    [4.5, 1.04],
  ),
  campaign: tracks([7, 1.1], [6.5, 1], [5.5, 0.8], [4.5, 0.5], [4.75, 0.8], [3, 1], [4.5, 1]),
} as const;

export type TableLayout = keyof typeof factColumns;

function tracks(...each: readonly (readonly [rem: number, share: number])[]): string {
  return each.map(([rem, share]) => `minmax(${rem}rem, ${share}fr)`).join(' ');
}

interface CommitmentTableProps {
  layout: TableLayout;
  title: string;
  labels: readonly TableLabel[];
  children: ReactNode;
}

export interface TableLabel {
  label: string;
  figure?: boolean;
}

/**
 * The list is a table from 900 px. Its labels appear before the rows. Screen readers ignore these labels, because each
 * row repeats them.
 */
export function CommitmentTable({ layout, title, labels, children }: CommitmentTableProps) {
  return (
    <Frame>
      <Head aria-hidden="true">
        <span>{title}</span>
        <Labels $facts={factColumns[layout]}>
          {labels.map(({ label, figure }) => (
            <span key={label} data-figure={figure}>
              {label}
            </span>
          ))}
        </Labels>
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  --row-gap: 0px;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};

  > section {
    margin: 0;
    padding: 0 0 ${tokens.space[2]};
  }

  [role='listitem'] {
    padding: 0;
  }

  /* Rows start at fractions of a pixel, so a row may cover the last pixel of the row above. A border at the top stays. */
  [role='listitem']:not([aria-posinset='1']) {
    border-top: 1px solid ${tokens.colour.line};
  }

  ${asTable} {
    > section {
      /* The labels above reserve the same space for a scrollbar. */
      scrollbar-gutter: stable;
    }
  }
`;

const Head = styled.div`
  display: none;

  ${asTable} {
    display: grid;
    grid-template-columns: ${rowColumns};
    column-gap: ${columnGap};
    /* As wide as the padding of a row. */
    padding: ${tokens.space[3]} ${tokens.space[5]};
    overflow: hidden;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
    border-bottom: 1px solid ${tokens.colour.line};
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }
`;

const Labels = styled.div<{ $facts: string }>`
  display: grid;
  grid-template-columns: ${({ $facts }) => $facts};
  column-gap: ${columnGap};

  > [data-figure] {
    padding-inline-end: calc(1rem - ${columnGap});
    text-align: end;
  }
`;
