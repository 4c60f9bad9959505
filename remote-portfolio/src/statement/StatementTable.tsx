import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface StatementTableProps {
  title: string;
  headers: readonly string[];
  /** The number of numeric columns, counted from the right. */
  figures: number;
  rows: readonly (readonly ReactNode[])[];
  /** Footer rows, with one cell per header. */
  totals?: readonly (readonly ReactNode[])[];
}

/** One table of a statement; 'No record found' without rows. */
export function StatementTable({ title, headers, figures, rows, totals }: StatementTableProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{errorCatalogue.emptyList.message}</p>
      ) : (
        <Scroll role="region" aria-label={title} tabIndex={0}>
          <Table $figures={headers.length - figures}>
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Line key={index} cells={row} headers={headers} />
              ))}
            </tbody>
            {totals ? (
              <tfoot>
                {totals.map((total, index) => (
                  <Line key={index} cells={total} headers={headers} />
                ))}
              </tfoot>
            ) : null}
          </Table>
        </Scroll>
      )}
    </section>
  );
}

function Line({ cells, headers }: { cells: readonly ReactNode[]; headers: readonly string[] }) {
  return (
    <tr>
      {headers.map((header, index) => (
        <td key={header}>{cells[index]}</td>
      ))}
    </tr>
  );
}

/* Wider than a phone, and focusable so that the keyboard can scroll it. */
const Scroll = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

const Table = styled.table<{ $figures: number }>`
  width: 100%;
  margin-top: ${tokens.space[2]};
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  th,
  td {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.colour.line};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  th {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  th:nth-child(n + ${({ $figures }) => $figures + 1}),
  td:nth-child(n + ${({ $figures }) => $figures + 1}) {
    ${tabularDigits}
    text-align: end;
  }

  /* The last column is sticky, so that the amounts are visible at any width. */
  @media screen {
    th:last-child,
    td:last-child {
      position: sticky;
      inset-inline-end: 0;
      background: linear-gradient(
        to right,
        transparent,
        ${tokens.colour.surface} ${tokens.space[4]}
      );
      padding-inline-start: ${tokens.space[5]};

      ${media.forcedColours} {
        background: Canvas;
      }
    }
  }

  /* Paper cannot scroll: wrap text, but never figures. */
  @media print {
    font-size: ${tokens.text.xs};

    th,
    td {
      padding-inline: ${tokens.space[1]};
      vertical-align: baseline;
    }

    th:nth-child(-n + ${({ $figures }) => $figures}),
    td:nth-child(-n + ${({ $figures }) => $figures}) {
      white-space: normal;
      overflow-wrap: break-word;
    }
  }

  tfoot td {
    border-bottom: 0;
    font-weight: 650;
  }

  tr {
    break-inside: avoid;
  }
`;
