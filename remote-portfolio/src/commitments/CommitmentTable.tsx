import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { asTable, factColumns, rowColumns, type TableLayout } from './table-layout';

interface CommitmentTableProps {
  layout: TableLayout;
  /** The labels above the columns: the heading's, and those of the facts. */
  title: string;
  labels: readonly TableLabel[];
  /** The list of rows. */
  children: ReactNode;
}

export interface TableLabel {
  label: string;
  /** A number, at the end of its column. */
  figure?: boolean;
}

/**
 * The frame of a list that is a table from 900 px: labels above its columns, which are there before the rows are. Screen
 * readers read the label of each value in its row instead.
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
  ${asTable} {
    background: ${tokens.colour.surface};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.lg};
    box-shadow: ${tokens.shadow[1]};

    > section {
      margin: 0;
      padding: 0 ${tokens.space[2]} ${tokens.space[2]};
      /* The labels above keep the same place for it. */
      scrollbar-gutter: stable;
    }

    [role='listitem'] {
      padding-block: 0;
    }
  }
`;

const Head = styled.div`
  display: none;

  ${asTable} {
    display: grid;
    grid-template-columns: ${rowColumns};
    gap: ${tokens.space[2]};
    /* As far in as a row's text is: frame, list item and row. */
    padding: ${tokens.space[3]} calc(${tokens.space[4]} + 0.375rem + 1px);
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
  gap: ${tokens.space[2]};

  > [data-figure] {
    padding-inline-end: ${tokens.space[2]};
    text-align: end;
  }
`;
