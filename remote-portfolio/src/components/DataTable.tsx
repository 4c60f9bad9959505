import type { ReactNode } from 'react';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Body, Cell, ColumnHeader, Foot, Head, Row, Section, Table } from './DataTable.styled';
import { NotIncluded } from './not-included';

/** The kind of a column's values. It decides their place in the lines of a narrow screen. */
type Kind = 'lead' | 'date' | 'status' | 'code' | 'bar' | 'count' | 'amount';

export interface Column<Item> {
  header: string;
  kind: Kind;
  /** Text of a count or an amount is a figure that the investor can hide. Unknown values are shown as '--'. */
  cell: (item: Item) => ReactNode;
}

export interface Total {
  label: string;
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

/** A table on a wide screen and on paper, and lines of text on a narrow screen. Each column says what it has. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { title, titleHidden = false, columns, rows, totals = [], missing = '' } = props;
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
          <Body>
            {rows.map((item, index) => (
              <Row key={index}>
                {columns.map(({ header, kind, cell }) => (
                  <Value key={header} kind={kind} header={header} value={cell(item)} />
                ))}
              </Row>
            ))}
          </Body>
          {totals.length === 0 ? null : (
            <Foot>
              {totals.map((total) => (
                <Row key={`${total.label} ${total.amount}`}>
                  {columns.map(({ header, kind }) => (
                    <Value
                      key={header}
                      kind={kind}
                      header={header}
                      value={
                        kind === 'lead'
                          ? total.label
                          : kind === 'bar'
                            ? ''
                            : (totalOf(total, kind) ?? '')
                      }
                      isTotal
                    />
                  ))}
                </Row>
              ))}
            </Foot>
          )}
        </Table>
      )}
      <NotIncluded>{missing}</NotIncluded>
    </Section>
  );
}

function totalOf(total: Total, kind: Kind): string | undefined {
  return kind === 'amount' ? total.amount : kind === 'count' ? total.count : undefined;
}

interface ValueProps {
  kind: Kind;
  header: string;
  value: ReactNode;
  /** Whether an empty value is left empty. */
  isTotal?: boolean;
}

function Value({ kind, header, value, isTotal = false }: ValueProps) {
  const isFigure = kind === 'count' || kind === 'amount';
  const shown = value === '' || value === null ? (isTotal ? '' : '--') : value;
  return (
    <Cell
      data-kind={kind}
      data-none={shown === '--' || undefined}
      data-label={kind === 'count' ? header : undefined}
    >
      {isFigure && typeof shown === 'string' ? (
        <HideableFigures>{shown}</HideableFigures>
      ) : (
        noWrap(shown)
      )}
    </Cell>
  );
}
