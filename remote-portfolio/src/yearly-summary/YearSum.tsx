import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { KeyFigures, unlessMissing } from '../statement/KeyFigures';
import type { YearData, YearPayment } from './year';

/** The figures of a year as a sum. A sentence says the same to screen readers, which may skip the signs. */
export function YearSum({ data }: { data: YearData }) {
  const { payments, held, heldKnown, unsettled, broughtForward, unreadable } = data;
  const maybeMissing =
    unreadable > 0 || payments.some(({ kind, settled }) => kind === 'uncounted' && settled);
  const of = (kind: YearPayment['kind']) =>
    unlessMissing(
      payments.filter((payment) => payment.kind === kind),
      maybeMissing,
    );
  return (
    <>
      <KeyFigures
        figures={[
          { label: 'Held or committed before', amounts: broughtForward },
          { sign: '+', label: 'Paid', amounts: of('paid') },
          { sign: '−', label: 'Refunded', amounts: of('refunded') },
          { sign: '−', label: 'Committed, not settled', amounts: unsettled },
          { sign: '=', label: 'Held at the end', amounts: heldKnown ? held : null },
        ]}
      />
      <VisuallyHidden as="p">
        Held or committed before + Paid − Refunded − Committed, not settled = Held at the end.
      </VisuallyHidden>
    </>
  );
}
