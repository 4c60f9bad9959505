import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Body, ColumnHeader, Foot, Head, Row, Section, Table, Value } from './DataTable.styled';
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
  const { title, titleHidden = false, rows, totals = [], missing = '' } = props;
  const [columns] = rows;
  return (
    <Section aria-label={title} $titleHidden={titleHidden}>
      <h3>{title}</h3>
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
                    <Value key={fact.label} data-kind={kindOf(fact)}>
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
    </Section>
  );
}
