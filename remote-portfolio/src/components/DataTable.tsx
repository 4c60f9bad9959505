import type { ReactNode } from 'react';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Body, ColumnHeader, Foot, Head, Row, Section, Table, Value } from './DataTable.styled';
import { NotIncluded } from './not-included';

/** The kind of a column's values. It decides their place in the lines of a narrow screen. */
type Kind = 'lead' | 'date' | 'status' | 'code' | 'bar' | 'count' | 'amount';

export interface Column<Item> {
  header: string;
  kind: Kind;
  /** Text of a count or an amount is a figure that the investor can hide. Unknown values are shown as '--'. */
  cell: (item: Item) => ReactNode;
}

/** The cells of a total by the kinds of their columns. The others stay empty. */
export interface Total {
  lead: string;
  amount: string;
  count?: string;
}

interface DataTableProps<Item> {
  title: string;
  /** Whether the title is only for screen readers, as below a heading that says the same. */
  titleHidden?: boolean;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  totals?: readonly Total[];
  missing?: string;
  /** The text that is shown if there are no rows. The default is 'No record found' (spec §8). */
  empty?: string | undefined;
}

/** A table on a wide screen and on paper, and lines of text on a narrow screen. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { title, titleHidden = false, columns, rows, totals = [], missing = '' } = props;
  const rowOf = (key: number, valueOf: (column: Column<Item>) => ReactNode) => (
    <Row key={key}>
      {columns.map((column) => (
        <Cell key={column.header} of={column} value={valueOf(column)} />
      ))}
    </Row>
  );
  return (
    <Section aria-label={title} $titleHidden={titleHidden}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{props.empty ?? errorCatalogue.emptyList.message}</p>
      ) : (
        <Table aria-label={title}>
          <Head>
            <Row>
              {columns.map(({ header, kind }) => (
                <ColumnHeader key={header} scope="col" data-kind={kind}>
                  {header}
                </ColumnHeader>
              ))}
            </Row>
          </Head>
          <Body>{rows.map((item, index) => rowOf(index, ({ cell }) => cell(item) || '--'))}</Body>
          {totals.length === 0 ? null : (
            <Foot>
              {totals.map((total: Partial<Record<Kind, string>>, index) =>
                rowOf(index, ({ kind }) => total[kind] ?? ''),
              )}
            </Foot>
          )}
        </Table>
      )}
      <NotIncluded>{missing}</NotIncluded>
    </Section>
  );
}

interface CellProps {
  of: Pick<Column<never>, 'header' | 'kind'>;
  value: ReactNode;
}

function Cell({ of: { header, kind }, value }: CellProps) {
  const isFigure = kind === 'count' || kind === 'amount';
  return (
    <Value
      data-kind={kind}
      data-none={value === '--' || undefined}
      data-label={kind === 'count' ? header : undefined}
    >
      {isFigure && typeof value === 'string' ? (
        <HideableFigures>{value}</HideableFigures>
      ) : (
        noWrap(value)
      )}
    </Value>
  );
}
