import { css } from 'styled-components';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/**
 * Each row of a table as lines of text: the leading column and the amount, then the other values. If one of these is a date,
 * it is on a line with the status, and codes have another line.
 */
export const tableLines = css`
  display: block;

  th:not(:last-child),
  th:not([data-figure]) {
    ${visuallyHidden}
  }

  /* Only the amount's heading is shown, because it names the currency. */
  th {
    padding-inline: 0;
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

  thead tr {
    justify-content: end;
    padding: 0;
  }

  :where(tbody:last-child) > tr:last-child {
    padding-bottom: 0;
    border: 0;
  }

  /* These pseudo-elements start the second line, and the third. */
  tr::before,
  tr:has(> [data-date])::after {
    flex-basis: 100%;
    order: 2;
    content: '';
  }

  tr:has(> [data-date])::after {
    order: 4;
  }

  td {
    order: 5;
    padding: 0;
    border: 0;
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
  }

  td[data-date],
  td[data-status] {
    order: 3;
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
    flex: 1 1 40%;
    order: 0;
  }

  td:last-child:not([data-figure]) {
    font-weight: 500;
  }

  td[data-none] {
    color: ${tokens.colour['ink-quiet']};
    font-weight: 400;
  }

  td[data-label]:not(:last-child) {
    white-space: normal;
  }

  /* The last value of each line is at the end of the line, below the amount. */
  td:last-child,
  td:nth-last-child(2):not([data-status]),
  :not([data-status]) + td[data-status] {
    margin-inline-start: auto;
  }

  /* A number needs its label, because it does not say what it counts. */
  td[data-label]:not(:last-child)::before {
    content: attr(data-label) ' ';
  }

  tfoot tr {
    border-bottom: 0;
  }

  tfoot {
    border-top: 2px solid ${tokens.colour['line-strong']};
  }

  tfoot > :first-child > td {
    border: 0;
  }
`;
