import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { KeyFigures } from '../statement/KeyFigures';
import type { YearData, YearPayment } from './year';

/** The figures of a year as a sum. A sentence says the same to screen readers, which may skip the signs. */
export function YearSum({ data }: { data: YearData }) {
  const { payments, held, heldKnown, unsettled, broughtForward } = data;
  const of = (kind: YearPayment['kind']) => payments.filter((payment) => payment.kind === kind);
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
