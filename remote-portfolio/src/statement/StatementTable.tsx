import type { ReactNode } from 'react';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { Own } from '@investor-portal/shared/ui/Own';
import { NotIncluded } from '../components/not-included';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Body, Cell, ColumnHeader, Foot, Head, Row, Table } from './StatementTable.styled';

interface StatementTableProps {
  title: string;
  headers: readonly string[];
  /** The number of numeric columns, counted from the right: figures of the investor's own. */
  figures: number;
  rows: readonly (readonly ReactNode[])[];
  /** The number of rows that a screen shows; all of them by default, and always on paper. */
  rowsOnScreen?: number | undefined;
  /** Footer rows, with one cell per header. */
  totals?: readonly (readonly ReactNode[])[];
  /** What it leaves out; '' if it is whole. */
  missing?: string;
  /** Between the title and the table: a chart of it. */
  children?: ReactNode;
}

/**
 * One table of a statement; 'No record found' without rows. The roles are written out, because on a phone its rows are
 * lines of text, and browsers drop the roles of a table that is laid out otherwise.
 */
export function StatementTable({
  title,
  headers,
  figures,
  rows,
  rowsOnScreen,
  totals,
  missing = '',
  children,
}: StatementTableProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 ? null : children}
      {rows.length === 0 ? (
        <p>{errorCatalogue.emptyList.message}</p>
      ) : (
        <Table aria-label={title} $rowsOnScreen={rowsOnScreen}>
          <Head>
            <Row>
              {headers.map((header, index) => (
                <ColumnHeader key={header} scope="col" data-figure={isFigure(index) || undefined}>
                  {header}
                </ColumnHeader>
              ))}
            </Row>
          </Head>
          <Body>
            {rows.map((row, index) => (
              <Line key={index} cells={row} headers={headers} isFigure={isFigure} />
            ))}
          </Body>
          {totals ? (
            <Foot>
              {totals.map((total, index) => (
                <Line key={index} cells={total} headers={headers} isFigure={isFigure} />
              ))}
            </Foot>
          ) : null}
        </Table>
      )}
      <NotIncluded>{missing}</NotIncluded>
    </section>
  );

  function isFigure(index: number): boolean {
    return index >= headers.length - figures;
  }
}

interface LineProps {
  cells: readonly ReactNode[];
  headers: readonly string[];
  isFigure: (index: number) => boolean;
}

function Line({ cells, headers, isFigure }: LineProps) {
  return (
    <Row>
      {headers.map((header, index) => (
        <Cell
          key={header}
          data-figure={isFigure(index) || undefined}
          data-label={isFigure(index) ? header : undefined}
        >
          {isFigure(index) ? own(cells[index]) : noWrap(cells[index])}
        </Cell>
      ))}
    </Row>
  );
}

function own(figure: ReactNode) {
  return typeof figure === 'string' ? <Own>{figure}</Own> : figure;
}
