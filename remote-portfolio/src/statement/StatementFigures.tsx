import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { formatTotals } from '../components/totals';
import { KeyFigures } from './KeyFigures';
import { unexplained, type PeriodSum } from './period-sum';

/** The figures of a period as a sum. A sentence says the same to screen readers, which may skip the signs. */
export function StatementFigures({ sum }: { sum: PeriodSum }) {
  const gap = unexplained(sum);
  return (
    <>
      <KeyFigures
        figures={[
          { label: 'Held or committed before', amounts: sum.before },
          { sign: '+', label: 'Paid', amounts: sum.paid },
          { sign: '−', label: 'Refunded', amounts: sum.refunded },
          { sign: '−', label: 'Committed, not settled', amounts: sum.unsettled },
          { sign: '=', label: 'Held at the end', amounts: sum.held },
        ]}
      />
      <VisuallyHidden as="p">
        Held or committed before + Paid − Refunded − Committed, not settled = Held at the end.
      </VisuallyHidden>
      {gap.length === 0 ? null : (
        <SmallText>
          <NoWrap hideable>
            {`The records do not explain ${formatTotals(gap).join(' and ')}.`}
          </NoWrap>
        </SmallText>
      )}
    </>
  );
}
