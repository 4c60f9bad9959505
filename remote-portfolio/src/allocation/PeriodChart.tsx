import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Money } from '@investor-portal/shared/ui/Money';
import { Swatch, type Tint, tintOf } from '../components/StackedBar';
import { StatementTable } from '../statement/StatementTable';
import { narrowScreen } from '../statement/StatementTable.styled';
import type { Period } from './allocation';

interface PeriodChartProps {
  currency: string;
  periods: readonly Period[];
}

export function PeriodChart({ currency, periods }: PeriodChartProps) {
  const yearly = periods[0]?.name.length === 'yyyy'.length;
  return (
    <Periods>
      <StatementTable
        title={`Commitments by ${yearly ? 'year' : 'month'}`}
        headers={[
          yearly ? 'Year' : 'Month',
          'Commitments',
          `Cancelled or terminated, ${currency}`,
          `Amount, ${currency}`,
        ]}
        figures={3}
        rows={periods.map(({ name, count, ended, amount }) => [
          name,
          formatCount(count),
          formatCentavos(ended),
          formatCentavos(amount),
        ])}
      >
        <Chart>
          <Columns periods={periods} currency={currency} />
          <Legend aria-hidden="true">
            <span>
              <Swatch tint={tintOf(0)} />
              <span> Other commitments</span>
            </span>
            <span>
              <Swatch tint={endedTint} />
              <span> Cancelled or terminated</span>
            </span>
          </Legend>
        </Chart>
      </StatementTable>
    </Periods>
  );
}

/** The least number of slots, so that the columns of a short time are not wider than usual. */
const minSlots = 6;

/** Cancelled and terminated commitments are grey, like their statuses (spec §4). */
const endedTint = { color: tokens.colour['line-strong'] };

/** The chart is hidden from screen readers, because the table has the same figures. */
function Columns({ periods, currency }: PeriodChartProps) {
  const [top] = [...periods].sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  const highest = top?.amount ?? null;
  const percent = (part: number) => (highest ? (100 * part) / highest : 0);
  const slots = Math.max(periods.length, minSlots);
  const bar = (index: number, style: Tint | undefined, y: number, height: number) => (
    <rect
      x={`${(index + 0.15) * (100 / slots)}%`}
      width={`${70 / slots}%`}
      y={`${y}%`}
      height={`${height}%`}
      style={style}
      fill="currentcolor"
    />
  );
  return (
    <div aria-hidden="true">
      <Highest>
        <Money hideable amount={formatCentavos(highest)} currency={currency} />
      </Highest>
      <Plot>
        {periods.map(({ name, amount, ended }, index) => {
          const [all, part] = [percent(amount ?? 0), percent(ended ?? 0)];
          return (
            <g key={name}>
              {bar(index, tintOf(0), 100 - all + part, all - part)}
              {bar(index, endedTint, 100 - all, part)}
            </g>
          );
        })}
      </Plot>
      <Names $slots={slots}>
        {periods.map(({ name }, index) => {
          const [year = '', month] = name.split('-');
          // Two years would not fit beside each other.
          const startsYear = month === '01' || (index === 0 && !periods[1]?.name.endsWith('-01'));
          return (
            <span key={name}>
              <span>{month ?? year}</span>
              {month && startsYear ? <span>{year}</span> : null}
            </span>
          );
        })}
      </Names>
    </div>
  );
}

/** The amount of the highest column, at the line that it reaches. */
const Highest = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
`;

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 9rem;
  border: solid ${tokens.colour.line};
  border-width: 1px 0;
  border-bottom-color: ${tokens.colour['line-strong']};
  forced-color-adjust: none;

  ${media.desktop} {
    height: 17rem;
  }

  @media print {
    height: 9rem;
  }
`;

/** The months, or years, below their columns. A year stands below the first of its months. */
const Names = styled.p<{ $slots: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $slots }) => $slots}, minmax(0, 1fr));
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
  line-height: 1.3;
  white-space: nowrap;

  > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }

  /* A label without room for two digits has no width. */
  > span > :first-child {
    overflow: hidden;
    max-width: calc((100% - 1.2em) * 999);
  }
`;

/** On a wide screen, the chart stands beside the table. */
const Chart = styled.div`
  margin-top: ${tokens.space[3]};
`;

/** On a narrow screen, months without commitments, and a line of zeros below an amount, are only for screen readers. */
const Periods = styled.div`
  ${media.desktop} {
    @media screen {
      > section {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 0 ${tokens.space[12]};
        align-items: start;
      }

      h3 {
        grid-column: 1 / -1;
      }
    }
  }

  ${narrowScreen} {
    table {
      margin-top: ${tokens.space[3]};
    }

    thead {
      ${visuallyHidden}
    }

    tr {
      position: relative;
    }

    td[data-none]:not(:last-child),
    tr:has(> td[data-none]:nth-child(2)) {
      ${visuallyHidden}
    }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  margin-top: ${tokens.space[2]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  > span {
    display: inline-flex;
    gap: ${tokens.space[2]};
    align-items: center;
  }
`;
