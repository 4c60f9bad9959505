import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Swatch, tintOf } from '../components/StackedBar';
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
        <Columns periods={periods} />
        <Legend aria-hidden="true">
          <span>
            <Swatch index={0} />
            <span> Kept</span>
          </span>
          <span>
            <Swatch index={1} />
            <span> Cancelled or terminated</span>
          </span>
        </Legend>
      </StatementTable>
    </Periods>
  );
}

/** A short time has no wider columns than a longer one. */
const minSlots = 6;

/** The chart is hidden from screen readers, because the table has the same figures. */
function Columns({ periods }: Pick<PeriodChartProps, 'periods'>) {
  const highest = Math.max(...periods.map(({ amount }) => amount ?? 0));
  const percent = (part: number) => (highest === 0 ? 0 : (100 * part) / highest);
  const slots = Math.max(periods.length, minSlots);
  const wide = 100 / slots;
  return (
    <div aria-hidden="true">
      <Plot>
        {periods.map(({ name, amount, ended }, index) => {
          const x = `${index * wide}%`;
          const width = `min(${wide * 0.7}%, 2.5rem)`;
          const [all, part] = [percent(amount ?? 0), percent(ended ?? 0)];
          return (
            <g key={name}>
              <rect
                x={x}
                style={{ width, ...tintOf(0) }}
                y={`${100 - all}%`}
                height={`${all - part}%`}
                fill="currentcolor"
              />
              <rect
                x={x}
                style={{ width, ...tintOf(1) }}
                y={`${100 - part}%`}
                height={`${part}%`}
                fill="currentcolor"
              />
            </g>
          );
        })}
      </Plot>
      <Names $slots={slots}>
        {periods.map(({ name }, index) => (
          <span key={name} style={{ gridColumn: `${index + 1} / span ${roomOf(index, slots)}` }}>
            {name}
          </span>
        ))}
      </Names>
    </div>
  );
}

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 9rem;
  margin-top: ${tokens.space[3]};
  border-bottom: 1px solid ${tokens.colour['line-strong']};
  forced-color-adjust: none;
`;

/**
 * Returns the number of slots that a label may occupy: all slots for the first, half of them for the one in the middle, and
 * so on. Where labels of some room do not fit, those with more room are still evenly spaced.
 */
function roomOf(index: number, slots: number): number {
  let room = 1;
  while (room < slots && index % (2 * room) === 0) room *= 2;
  return Math.min(room, slots - index);
}

/* A label that does not fit into its room gets a negative maximum width, which counts as 0. */
const Names = styled.p<{ $slots: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $slots }) => $slots}, minmax(0, 1fr));
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
  white-space: nowrap;

  > span {
    grid-row: 1;
    max-width: calc((100% - 5em) * 999);
    overflow: hidden;
  }
`;

/** On a narrow screen, a line of zeros below the amount of a month is only for screen readers. */
const Periods = styled.div`
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

    td[data-none]:not(:last-child) {
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
