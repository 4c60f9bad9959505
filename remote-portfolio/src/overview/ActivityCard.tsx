import { ArrowLeftRight } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { defaultRange } from '../account-activity/default-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { counted } from '../parts/count';
import { CardMark } from './CardMark';
import { Figure } from './Figure';
import { totalOf } from './open-commitments';

/** To the account activity, with this month's movements (the range it opens with). */
export function ActivityCard({ now }: { now: number }) {
  const read = useAccountActivity(defaultRange(now));
  return (
    <CardLink
      to={paths.accountActivity}
      title="Account Activity"
      headingLevel={2}
      before={<CardMark icon={ArrowLeftRight} />}
    >
      <Figure
        read={read}
        show={({ transactions }) => ({
          figure: counted(transactions.length, 'movement'),
          meaning:
            transactions.length === 0
              ? 'this month'
              : `this month, ${formatMoney(
                  formatCentavos(totalOf(transactions.map((transaction) => transaction.amount))),
                )} in sum`,
        })}
      />
    </CardLink>
  );
}
