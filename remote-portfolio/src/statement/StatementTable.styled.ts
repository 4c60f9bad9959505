import { css, styled } from 'styled-components';
import { tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { tableLines } from './table-lines';

/** On a narrower screen, the widest table of a statement does not fit. A print always has tables. */
export const narrowScreen = '@media screen and (max-width: 59.99rem)';

interface TableProps {
  $rowsOnScreen: number | undefined;
  /** Whether its rows are lines of text on wide screens too. */
  $inLines: boolean;
}

/** Here the amount's heading fits beside the title of the table, also with large text. */
const besideTitle = css`
  @media screen and (min-width: 20em) and (max-width: 59.99em) {
    > h3:has(+ table) {
      padding-inline-end: 5.25rem;
    }

    > h3 + table {
      border-top: 1px solid ${tokens.colour.line};

      > thead {
        position: absolute;
        inset: 0.25rem 0 auto auto;
        max-width: 5rem;

        > tr {
          border: 0;
        }

        th {
          padding: 0;
        }
      }
    }
  }
`;

export const Section = styled.section<{ $titleHidden: boolean }>`
  position: relative;

  ${({ $titleHidden }) =>
    $titleHidden
      ? css`
          > h3 {
            ${visuallyHidden}
          }
        `
      : besideTitle}
`;

/** The tables of a page have one grid, also those with one column more. With two more, only two columns are on it. */
const wideGrid = css`
  @media screen and (min-width: 60em) {
    th,
    td {
      padding-block: 0.625rem;
    }

    :is(th, td):has(+ [data-lead]) {
      width: 18%;
    }

    [data-lead]:nth-child(2) {
      width: 27%;
    }

    [data-lead] + :nth-child(3):not(:nth-last-child(5)) {
      width: 17%;
    }

    [data-lead] ~ :last-child:not(:nth-child(7)) {
      width: 15%;
    }

    [data-lead] ~ :nth-child(4):nth-last-child(3) {
      width: 11.5%;
    }
  }
`;

/** A table, with its rows as lines on a narrow screen. */
export const Table = styled.table.attrs({ role: 'table' })<TableProps>`
  width: 100%;
  margin-top: ${tokens.space[2]};
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  th,
  td {
    padding: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.colour.line};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  th {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  [data-figure] {
    text-align: end;
  }

  td[data-figure] {
    ${tabularDigits}
    white-space: nowrap;
  }

  [data-none] {
    color: ${tokens.colour['ink-quiet']};
  }

  ${({ $inLines }) => ($inLines ? undefined : wideGrid)}

  tbody:last-child > tr:last-child > td {
    border-bottom: 0;
  }

  tfoot td {
    border-bottom: 0;
    font-weight: 650;
  }

  tfoot > :first-child > td {
    border-top: 2px solid ${tokens.colour['line-strong']};
  }

  tr {
    break-inside: avoid;
  }

  ${({ $rowsOnScreen }) =>
    $rowsOnScreen === undefined
      ? undefined
      : css`
          @media screen {
            tbody tr:nth-child(n + ${$rowsOnScreen + 1}) {
              display: none;
            }
          }
        `}

  @media print {
    font-size: ${tokens.text.xs};

    th,
    td {
      padding-inline: ${tokens.space[1]};
      overflow-wrap: break-word;
    }

    /* Names wrap, but not dates and codes. */
    td [translate='no'],
    th:last-child {
      white-space: nowrap;
    }

    :is(th, td):has(+ [data-lead]) {
      width: 8.75rem;
    }
  }

  ${({ $inLines }) => ($inLines ? '@media screen' : narrowScreen)} {
    ${tableLines}
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const ColumnHeader = styled.th.attrs({ role: 'columnheader' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
