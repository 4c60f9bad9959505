import { ChartPie } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Lines } from '../components/Lines';
import { formatTotals } from '../components/totals';
import { memoCurrencyOf } from '../stock-positions/memo-fields';
import { useAllPositions } from '../stock-positions/use-all-positions';
import { CardIcon } from './CardIcon';
import { Figure } from './Figure';

/** Links to the stock positions, with their number and the total invested. */
export function PositionsCard() {
  const response = useAllPositions();
  return (
    <CardLink
      to={paths.stockPositions}
      title="Stock Positions"
      headingLevel={2}
      before={<CardIcon icon={ChartPie} />}
    >
      <Figure
        response={response}
        show={(positions) => ({
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
        })}
      />
    </CardLink>
  );
}
