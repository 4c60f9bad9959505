import { css, styled } from 'styled-components';
import { tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** On a narrower screen, the widest table of a statement does not fit. A print always has tables. */
const narrowScreen = '@media screen and (max-width: 59.99rem)';

/**
 * A table. On a narrow screen each row is two lines of text: the leading column and the amount, then the other values.
 */
export const Table = styled.table.attrs({ role: 'table' })<{ $rowsOnScreen?: number | undefined }>`
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

  tfoot td {
    border-bottom: 0;
    font-weight: 650;
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
  }

  ${narrowScreen} {
    display: block;

    /* Only the amount's heading is shown, because it names the currency. */
    thead tr {
      justify-content: end;
      padding: 0;
    }

    th:not(:last-child) {
      ${visuallyHidden}
    }

    th:last-child {
      border: 0;
    }

    thead,
    tbody,
    tfoot {
      display: block;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[3]};
      align-items: baseline;
      padding: ${tokens.space[2]} 0;
      border-bottom: 1px solid ${tokens.colour.line};
    }

    /* This pseudo-element starts the second line. */
    tr::before {
      flex-basis: 100%;
      order: 2;
      content: '';
    }

    td {
      order: 3;
      padding: 0;
      border: 0;
      color: ${tokens.colour['ink-soft']};
      font-size: ${tokens.text.xs};
    }

    td:empty {
      display: none;
    }

    td[data-lead],
    td:last-child {
      order: 1;
      color: ${tokens.colour.ink};
      font-size: ${tokens.text.sm};
      font-weight: 600;
    }

    /* The leading column takes the width that the amount leaves. */
    td[data-lead] {
      flex: 1 1 50%;
      order: 0;
    }

    td[data-label]:not(:last-child) {
      white-space: normal;
    }

    /* The last figure of the second line ends below the amount. */
    td[data-label]:nth-last-child(2) {
      margin-inline-start: auto;
    }

    /* A number needs its label, because it does not say what it counts. */
    td[data-label]:not(:last-child)::before {
      content: attr(data-label) ' ';
    }

    tfoot tr {
      border-bottom: 0;
    }
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const ColumnHeader = styled.th.attrs({ role: 'columnheader' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
