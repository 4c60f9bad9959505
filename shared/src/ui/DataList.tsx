import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { noWrap } from './NoWrap';

export interface DataItem {
  label: string;
  /** Shown as '--' if it is empty. */
  value: ReactNode;
}

interface DataListProps {
  items: readonly DataItem[];
  /**
   * 1: label and value on one line, the value on the right, as on a receipt.
   * 2: the value under its label, in two columns from 640 px, for the facts of a page. On a phone as 1, without lines.
   */
  columns?: 1 | 2;
}

export function DataList({ items, columns = 1 }: DataListProps) {
  const Pair = columns === 1 ? Line : Cell;
  return (
    <List $columns={columns}>
      {items.map(({ label, value }) => (
        <Pair key={label}>
          <dt>{label}</dt>
          <dd>{isUnknown(value) ? <Unknown>--</Unknown> : noWrap(value)}</dd>
        </Pair>
      ))}
    </List>
  );
}

function isUnknown(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === '--';
}

const Unknown = styled.span`
  color: ${tokens.colour['ink-quiet']};
  font-weight: 400;
`;

const List = styled.dl<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${tokens.space[8]};
  row-gap: ${({ $columns }) => ($columns === 2 ? tokens.space[3] : '0')};

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.sm};
  }

  dd {
    min-width: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const labelBesideValue = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: baseline;
  justify-content: space-between;

  /* As wide as possible, so that a value that becomes longer does not move. */
  dd {
    flex: 1 1 auto;
    text-align: end;
  }
`;

const Line = styled.div`
  ${labelBesideValue}
  padding: ${tokens.space[3]} 0;

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  dd > [aria-hidden='true'] {
    margin-inline-start: auto;
  }
`;

const Cell = styled.div`
  min-width: 0;

  ${media.phone} {
    ${labelBesideValue}
  }
`;
