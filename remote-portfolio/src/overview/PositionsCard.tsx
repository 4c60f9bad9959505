import { ChartPie } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { counted } from '../parts/count';
import { useAllPositions } from '../stock-positions/use-all-positions';
import { CardMark } from './CardMark';
import { Figure } from './Figure';
import { totalOf } from './open-commitments';

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
          meaning: `${formatMoney(
            formatCentavos(totalOf(positions.map((position) => position.finalInvestmentAmount))),
          )} invested`,
        })}
      />
    </CardLink>
  );
}
