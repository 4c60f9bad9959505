import { HandCoins } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { counted } from '../components/count';
import { Lines } from '../components/Lines';
import { formatTotals } from '../components/totals';
import { CardMark } from './CardMark';
import { Figure } from './Figure';
import { useOpenCommitments } from './use-open-commitments';

/** To the commitments, with how much is in open ones. */
export function CommitmentsCard() {
  const read = useOpenCommitments();
  return (
    <CardLink
      to={paths.commitments}
      title="Investment Commitments"
      headingLevel={2}
      before={<CardMark icon={HandCoins} />}
    >
      <Figure
        read={read}
        show={({ commitments, whole }) => ({
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
          meaning: `in ${counted(commitments.length, 'open commitment')}${
            whole ? '' : ' among the latest 1,000'
          }`,
        })}
      />
    </CardLink>
  );
}
