import { ChartPie } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Lines } from '../components/Lines';
import { notIncluded } from '../components/not-included';
import { currencyOf, formatTotals } from '../components/totals';
import { memoCurrencyOf, useAllPositions } from '../stock-positions/positions';
import { OverviewCard } from './OverviewCard';

/** Links to the stock positions, with their number and the total invested. */
export function PositionsCard() {
  const response = useAllPositions();
  return (
    <OverviewCard
      to={paths.stockPositions}
      title="Stock Positions"
      icon={ChartPie}
      response={response}
      show={({ rows: positions, unreadable }) => ({
        figure: countOf(positions.length, 'position'),
        caption: (
          <Lines
            lines={formatTotals(
              positions.map((position) => ({
                amount: position.finalInvestmentAmount,
                currencyCode: memoCurrencyOf(position),
              })),
            ).map((total) => `${total} invested`)}
          />
        ),
        missing: notIncluded({ unreadable }),
        rows: positions.map((position) => ({
          key: position.guid,
          name: position.issuer || '--',
          value: formatMoney(position.finalInvestmentAmount, currencyOf(memoCurrencyOf(position))),
        })),
      })}
    />
  );
}
