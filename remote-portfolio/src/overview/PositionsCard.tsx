import { ChartPie } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { counted } from '../components/count';
import { Lines } from '../components/Lines';
import { formatTotals } from '../components/totals';
import { memoCurrencyOf } from '../stock-positions/position-names';
import { useAllPositions } from '../stock-positions/use-all-positions';
import { CardMark } from './CardMark';
import { Figure } from './Figure';

/** To the stock positions, with how many there are and what was invested in them. */
export function PositionsCard() {
  const read = useAllPositions();
  return (
    <CardLink
      to={paths.stockPositions}
      title="Stock Positions"
      headingLevel={2}
      before={<CardMark icon={ChartPie} />}
    >
      <Figure
        read={read}
        show={(positions) => ({
          figure: counted(positions.length, 'position'),
          meaning: (
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
