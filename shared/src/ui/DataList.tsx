import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { noWrap } from './NoWrap';

export interface DataItem {
  label: string;
  value: ReactNode;
}

interface DataListProps {
  items: readonly DataItem[];
  /**
   * 1: label and value on one line, the value on the right, as on a receipt.
   * More: on a phone as 1, from 640 px the value under its label, in as many columns as fit, at most this many.
   */
  columns?: 1 | 2 | 4 | 5;
}

export function DataList({ items, columns = 1 }: DataListProps) {
  return (
    <List $columns={columns}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '--' : noWrap(value)}</dd>
        </div>
      ))}
    </List>
  );
}

const labelBesideValue = css`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    align-items: baseline;
    padding: 0.625rem 0;
  }

  > :not(:first-child) {
    border-top: 1px solid ${tokens.colour.line};
  }

  > :first-child {
    padding-top: 0;
  }

  > :last-child {
    padding-bottom: 0;
  }

  /* As wide as possible, so that a value that becomes longer does not move. */
  dd {
    flex: 1 1 auto;
    text-align: end;
  }

  dd > [aria-hidden='true'] {
    margin-inline-start: auto;
  }
`;

const valueUnderLabel = css<{ $columns: number }>`
  ${media.phone} {
    ${labelBesideValue}
  }

  ${media.tablet} {
    grid-template-columns: repeat(
      auto-fit,
      minmax(max(8.25rem, calc(100% / ${({ $columns }) => $columns + 0.9})), 1fr)
    );
    gap: ${tokens.space[4]};

    /* Values side by side begin at the same height, also where a label takes two lines. */
    > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
    }

    dt {
      align-self: end;
    }
  }
`;

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.sm};
  }

  dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  ${({ $columns }) => ($columns === 1 ? labelBesideValue : valueUnderLabel)}
`;
