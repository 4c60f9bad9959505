import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StackedBar, Swatch } from '../components/StackedBar';
import { StatementTable } from '../statement/StatementTable';
import { drawnSizes, fillIndex, isLastDrawnTogether, type Share } from './allocation';

interface ShareChartProps {
  title: string;
  currency: string;
  headers: readonly [string, string];
  shares: readonly Share[];
}

/** Shares of a total as a bar and a table. The table's first column is the legend of the bar. */
export function ShareChart({ title, currency, headers, shares }: ShareChartProps) {
  return (
    <StatementTable
      title={title}
      headers={[...headers, 'Share of total', `Amount, ${currency}`]}
      figures={3}
      rows={shares.map(({ name, count, amount, percent }, index) => [
        <Name key={name}>
          <Swatch index={fillIndex(index)} />
          <span>{name}</span>
        </Name>,
        formatCount(count),
        formatPercent(percent, 2),
        formatCentavos(amount),
      ])}
    >
      <Bar>
        <StackedBar parts={drawnSizes(shares)} />
        {isLastDrawnTogether(shares) ? (
          <p>The smallest are drawn together, as the last part.</p>
        ) : null}
      </Bar>
    </StatementTable>
  );
}

const Bar = styled.div`
  margin-top: ${tokens.space[3]};

  p {
    margin-top: ${tokens.space[1]};
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }
`;

const Name = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: baseline;
  overflow-wrap: anywhere;

  > span {
    min-width: 0;
  }
`;
