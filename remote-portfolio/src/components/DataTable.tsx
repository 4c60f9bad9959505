import { css, styled } from 'styled-components';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { type Fact, isKnown, kindOf } from './Facts';
import { NotIncluded } from './not-included';

/** The cells of a total by the kinds of their columns. The others stay empty. */
export type Total = Partial<Record<ReturnType<typeof kindOf>, string>>;

interface DataTableProps {
  title: string;
  /** Whether the title is only for screen readers, as below a heading that says the same. */
  titleHidden?: boolean;
  /** Each row has the same facts. */
  rows: readonly Fact[][];
  totals?: readonly Total[];
  missing?: string;
  /** The text that is shown if there are no rows. The default is 'No record found' (spec §8). */
  empty?: string | undefined;
}

/** A table on a wide screen and on paper, and lines of text on a narrow screen. */
export function DataTable(props: DataTableProps) {
  const { title, titleHidden, rows, totals = [], missing = '' } = props;
  const [columns] = rows;
  return (
    <section aria-label={title}>
      {titleHidden ? <VisuallyHidden as="h3">{title}</VisuallyHidden> : <h3>{title}</h3>}
      {columns ? (
        <Table aria-label={title}>
          <Head>
            <Row>
              {columns.map((fact) => (
                <ColumnHeader key={fact.label} scope="col" data-kind={kindOf(fact)}>
                  {fact.label}
                </ColumnHeader>
              ))}
            </Row>
          </Head>
          <Body>
            {rows.map((facts, index) => (
              <Row key={index}>
                {facts.map((fact) => (
                  <Value
                    key={fact.label}
                    data-kind={kindOf(fact)}
                    data-none={isKnown(fact) ? undefined : ''}
                    data-label={fact.labelled ? fact.label : undefined}
                  >
                    {isKnown(fact) ? noWrap(fact.value) : '--'}
                  </Value>
                ))}
              </Row>
            ))}
          </Body>
          {totals.length === 0 ? null : (
            <Foot>
              {totals.map((total, index) => (
                <Row key={index}>
                  {columns.map((fact) => (
                    <Value
                      key={fact.label}
                      data-kind={kindOf(fact)}
                      data-label={fact.labelled ? fact.label : undefined}
                    >
                      <HideableFigures>{total[kindOf(fact)] ?? ''}</HideableFigures>
                    </Value>
                  ))}
                </Row>
              ))}
            </Foot>
          )}
        </Table>
      ) : (
        <p>{props.empty ?? errorCatalogue.emptyList.message}</p>
      )}
      <NotIncluded>{missing}</NotIncluded>
    </section>
  );
}

/** Each row as lines of text: the leading value and the amount, then a bar, then the others. */
const lines = css`
  &,
  > * {
    display: block;
  }

  thead {
    ${visuallyHidden}
  }

  tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
    align-items: baseline;
    padding: ${tokens.space[2]} 0;
  }

  /* Breaks the row after its first line. */
  tr::before {
    flex-basis: 100%;
    order: 2;
    content: '';
  }

  td:nth-child(n) {
    order: 3;
    width: auto;
    padding: 0;
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
  }

  td:empty,
  td[data-none]:not([data-label], [data-kind='amount']) {
    display: none;
  }

  td[data-kind='lead'],
  td[data-kind='amount'] {
    flex: 1 1 40%;
    order: 0;
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }

  td[data-kind='amount'] {
    flex: none;
    order: 1;
    max-width: 100%;
    margin-inline-start: auto;
    white-space: normal;
  }

  td[data-kind='bar'] {
    flex-basis: 100%;
    order: 2;
  }

  /* A number needs its label, because it does not say what it counts. */
  td[data-label]::before {
    content: attr(data-label) ' ';
  }
`;

const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  margin-top: ${tokens.space[2]};
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  th,
  td {
    padding: ${tokens.space[2]};
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

  [data-kind='count'],
  [data-kind='amount'] {
    ${tabularDigits}
    text-align: end;
    white-space: nowrap;
  }

  /* The tables of a page have one grid. */
  [data-kind='amount'],
  [data-kind='code'] {
    width: 17%;
  }

  [data-kind='date'],
  [data-kind='bar'] {
    width: 20%;
  }

  [data-kind='detail'],
  [data-kind='count'] {
    width: 12%;
  }

  tr {
    break-inside: avoid;
  }

  thead,
  tbody > tr:not(:last-child) {
    border-bottom: 1px solid ${tokens.colour.line};
  }

  tfoot {
    border-top: 2px solid ${tokens.colour['line-strong']};
  }

  tfoot td {
    font-weight: 650;
  }

  @media print {
    font-size: ${tokens.text.xs};

    th,
    td {
      padding-inline: ${tokens.space[1]};
      overflow-wrap: break-word;
    }

    /* Names wrap, but not dates and codes. */
    td [translate='no'] {
      white-space: nowrap;
    }
  }

  /* The widest table of a statement does not fit a narrower screen. A print always has tables. */
  @media screen and (max-width: 59.99rem) {
    ${lines}
  }
`;

/* Browsers drop the roles of a table whose layout is changed, so the roles are set explicitly. */
const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``;
const Row = styled.tr.attrs({ role: 'row' })``;
const ColumnHeader = styled.th.attrs({ role: 'columnheader' })``;
const Value = styled.td.attrs({ role: 'cell' })``;
