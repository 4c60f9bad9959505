import type { ReactNode } from 'react';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { useAmountsHidden } from '@investor-portal/shared/session/amounts-hidden';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { NotIncluded } from '../components/not-included';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Body, Cell, ColumnHeader, Foot, Head, Row, Section, Table } from './StatementTable.styled';

interface StatementTableProps {
  title: string;
  /** Whether the title is only for screen readers, as below a heading that says the same. */
  titleHidden?: boolean;
  headers: readonly string[];
  /** The number of numeric columns, counted from the right. The investor can hide these figures. */
  figures: number;
  /** The index of the column that is first in each row on a narrow screen. Default: 0. */
  lead?: number;
  rows: readonly (readonly ReactNode[])[];
  /** The number of rows on a screen. Default: all rows. A print always has all rows. */
  rowsOnScreen?: number | undefined;
  totals?: readonly (readonly ReactNode[])[];
  missing?: string;
  /** The text that is shown if there are no rows. The default is 'No record found' (spec §8). */
  empty?: string | undefined;
  /** Whether the rows are lines of text on every screen, and a table only on paper. */
  inLines?: boolean;
  children?: ReactNode;
}

/** Browsers drop the roles of a table whose layout is changed, as on a phone, so the roles are set explicitly. */
export function StatementTable({
  title,
  titleHidden = false,
  headers,
  figures,
  lead = 0,
  rows,
  rowsOnScreen,
  totals,
  missing = '',
  empty = errorCatalogue.emptyList.message,
  inLines = false,
  children,
}: StatementTableProps) {
  return (
    <Section aria-label={title} $titleHidden={titleHidden}>
      <h3>{title}</h3>
      {rows.length === 0 ? null : children}
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table aria-label={title} $rowsOnScreen={rowsOnScreen} $inLines={inLines}>
          <Head>
            <Row>
              {headers.map((header, index) => (
                <ColumnHeader
                  key={header}
                  scope="col"
                  data-lead={index === lead || undefined}
                  data-figure={isFigure(index) || undefined}
                >
                  {header}
                </ColumnHeader>
              ))}
            </Row>
          </Head>
          <Body>
            {rows.map((row, index) => (
              <Line key={index} cells={row} headers={headers} lead={lead} isFigure={isFigure} />
            ))}
          </Body>
          {totals ? (
            <Foot>
              {totals.map((total, index) => (
                <Line key={index} cells={total} headers={headers} lead={0} isFigure={isFigure} />
              ))}
            </Foot>
          ) : null}
        </Table>
      )}
      <NotIncluded>{missing}</NotIncluded>
    </Section>
  );

  function isFigure(index: number): boolean {
    return index >= headers.length - figures;
  }
}

interface LineProps {
  cells: readonly ReactNode[];
  headers: readonly string[];
  lead: number;
  isFigure: (index: number) => boolean;
}

function Line({ cells, headers, lead, isFigure }: LineProps) {
  const hidden = useAmountsHidden();
  const isNone = (cell: ReactNode) =>
    cell === '--' || (!hidden && typeof cell === 'string' && zero.test(cell));
  return (
    <Row>
      {headers.map((header, index) => (
        <Cell
          key={header}
          data-lead={index === lead || undefined}
          data-figure={isFigure(index) || undefined}
          data-none={isNone(cells[index]) || undefined}
          data-date={(header === 'Date' && index !== lead) || undefined}
          data-status={header === 'Type' || header === 'Status' || undefined}
          data-label={isFigure(index) ? header : undefined}
        >
          {isFigure(index) ? own(cells[index]) : noWrap(cells[index])}
        </Cell>
      ))}
    </Row>
  );
}

const zero = /^0(?:\.0+)?%?$/;

function own(figure: ReactNode) {
  return typeof figure === 'string' ? <HideableFigures>{figure}</HideableFigures> : figure;
}
