import { ArrowLeftRight } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { defaultRange } from '../account-activity/default-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Lines } from '../components/Lines';
import { formatTotals } from '../components/totals';
import { CardIcon } from './CardIcon';
import { Figure } from './Figure';

/** Links to the account activity, with this month's transactions (its default range). */
export function ActivityCard({ now }: { now: number }) {
  const response = useAccountActivity(defaultRange(now));
  return (
    <CardLink
      to={paths.accountActivity}
      title="Account Activity"
      headingLevel={2}
      before={<CardIcon icon={ArrowLeftRight} />}
    >
      <Figure
        response={response}
        show={({ transactions }) => ({
          figure: countOf(transactions.length, 'transaction'),
          caption:
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
