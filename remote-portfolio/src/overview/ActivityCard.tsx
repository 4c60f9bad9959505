import { ArrowLeftRight } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { defaultRange } from '../account-activity/default-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { counted } from '../components/count';
import { Lines } from '../components/Lines';
import { formatTotals } from '../components/totals';
import { CardMark } from './CardMark';
import { Figure } from './Figure';

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
            transactions.length === 0 ? (
              'this month'
            ) : (
              <Lines
                lines={formatTotals(transactions).map((total) => `this month, ${total} total`)}
              />
            ),
        })}
      />
    </CardLink>
  );
}
