import { HandCoins } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Lines } from '../components/Lines';
import { formatTotals } from '../components/totals';
import { CardIcon } from './CardIcon';
import { Figure } from './Figure';
import { useOpenCommitments } from './use-open-commitments';

/** Links to the commitments, with the total of the open ones. */
export function CommitmentsCard() {
  const response = useOpenCommitments();
  return (
    <CardLink
      to={paths.commitments}
      title="Investment Commitments"
      headingLevel={2}
      before={<CardIcon icon={HandCoins} />}
    >
      <Figure
        response={response}
        show={({ commitments, complete }) => ({
          figure: (
            <Lines
              lines={formatTotals(
                commitments.map((row) => ({
                  amount: row.commitmentAmount,
                  currencyCode: row.commitmentCurrencyCode,
                })),
              )}
            />
          ),
          caption: `in ${countOf(commitments.length, 'open commitment')}${
            complete ? '' : ' among the latest 1,000'
          }`,
        })}
      />
    </CardLink>
  );
}
