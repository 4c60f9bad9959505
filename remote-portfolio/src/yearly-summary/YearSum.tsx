import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { TextLines } from '../components/TextLines';
import { formatTotals, type WireMoney } from '../components/totals';
import type { YearData, YearPayment } from './year';

/** The figures of a year as a sum. A sentence says the same to screen readers, which may skip the signs. */
export function YearSum({ data }: { data: YearData }) {
  const { payments, held, heldKnown, unsettled, broughtForward } = data;
  const of = (kind: YearPayment['kind']) => payments.filter((payment) => payment.kind === kind);
  const lines: readonly (readonly [string, string, readonly WireMoney[] | null])[] = [
    ['', 'Held or committed before', broughtForward],
    ['+', 'Paid', of('paid')],
    ['−', 'Refunded', of('refunded')],
    ['−', 'Committed, not settled', unsettled],
    ['=', 'Held at the end', heldKnown ? held : null],
  ];
  return (
    <>
      <Sum>
        {lines.map(([sign, label, amounts]) => (
          <div key={label} data-sign={sign}>
            <dt>{label}</dt>
            <dd>{amounts ? <TextLines lines={formatTotals(amounts)} /> : '--'}</dd>
          </div>
        ))}
      </Sum>
      <VisuallyHidden as="p">
        Held or committed before + Paid − Refunded − Committed, not settled = Held at the end.
      </VisuallyHidden>
    </>
  );
}

const Sum = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[1]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${tokens.space[2]};
  }

  > :first-child {
    padding-top: 0;
  }

  > [data-sign='='] {
    margin-top: ${tokens.space[1]};
    padding-top: ${tokens.space[3]};
    border-top: 2px solid ${tokens.colour['line-strong']};
  }

  dt {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  dd {
    ${tabularDigits}
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[1]};
    justify-content: end;
    min-width: 0;
    margin-inline-start: auto;
    font-weight: 500;
    text-align: end;
  }

  > [data-sign='='] > dd {
    font-weight: 600;
  }

  dd::before {
    color: ${tokens.colour['ink-quiet']};
    font-weight: 400;
  }

  > [data-sign='+'] > dd::before {
    content: '+';
  }

  > [data-sign='−'] > dd::before {
    content: '−';
  }

  > [data-sign='='] > dd::before {
    content: '=';
  }

  ${media.desktop} {
    dt {
      font-size: 0.9375rem;
    }

    > [data-sign='='] > dd {
      font-size: ${tokens.text.lg};
    }
  }
`;
