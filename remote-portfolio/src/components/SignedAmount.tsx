import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Money } from '@investor-portal/shared/ui/Money';
import type { WireMoney } from './totals';

const signs = { credit: '+', debit: '−' };

export interface MovedMoney extends WireMoney {
  direction: keyof typeof signs | undefined;
  /** Whether the money has moved. A refund has the colour of success only once it has arrived (readings R20). */
  settled: boolean;
}

/**
 * The sign is generated content, so the element's text stays the amount of spec §2. The row's type says the same in
 * words.
 */
export function SignedAmount({ amount, currencyCode, direction, settled }: MovedMoney) {
  const arrived = settled && direction === 'credit';
  return (
    <Sign data-sign={direction && signs[direction]} data-arrived={arrived || undefined}>
      <Money hideable amount={amount} currency={currencyCode} />
    </Sign>
  );
}

const Sign = styled.span`
  white-space: nowrap;

  &[data-sign]::before {
    content: attr(data-sign) '\\00a0';
  }

  &[data-arrived] {
    color: ${tokens.colour.positive};
  }
`;
