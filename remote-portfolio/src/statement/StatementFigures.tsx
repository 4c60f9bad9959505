import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { TextLines } from '../components/TextLines';
import { formatTotals, type WireMoney } from '../components/totals';
import { unexplained, type PeriodSum } from './period-sum';

/** The figures of a period as a sum that closes. */
export function StatementFigures({ sum }: { sum: PeriodSum }) {
  const gap = unexplained(sum);
  return (
    <>
      <DataList
        items={[
          figure('Held or committed before', sum.before),
          figure('+ Paid', sum.paid),
          figure('− Refunded', sum.refunded),
          figure('− Committed, not settled', sum.unsettled),
          figure('= Held at the end', sum.held),
        ]}
      />
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

function figure(label: string, amounts: readonly WireMoney[] | null) {
  return { label, value: amounts && <TextLines lines={formatTotals(amounts)} /> };
}
