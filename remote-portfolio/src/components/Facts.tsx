import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Amount } from '@investor-portal/shared/rules/money';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import type { WireMoney } from './totals';

export interface Fact {
  label: string;
  /** The value is shown as '--' if it is '', false, null or undefined. */
  value: ReactNode;
  /** Decides the place and the look of the value in a row. Default: 'detail'. */
  kind?: 'lead' | 'amount' | 'status' | 'detail' | 'date' | 'count' | 'bar' | 'code';
  /** Whether a row shows the label, because the value does not explain itself. */
  labelled?: boolean;
  /** Whether the value says what another fact of the same row says, so that only screen readers need it. */
  repeats?: boolean;
}

/** An amount that the investor may hide (decision 28). */
export function moneyFact(label: string, amount: Amount, currency: string): Fact {
  return { label, kind: 'amount', value: <Money hideable amount={amount} currency={currency} /> };
}

const signs = { credit: '+', debit: '−' };

interface MovedMoney extends WireMoney {
  direction: keyof typeof signs | undefined;
  /** Whether the money has moved. A refund has the colour of success only once it has arrived (readings R20). */
  settled: boolean;
}

/** The sign is generated content, so the element's text is the amount of spec §2. The row's type says the same in words. */
export function movedFact({ amount, currencyCode, direction, settled }: MovedMoney): Fact {
  const arrived = settled && direction === 'credit';
  const value = (
    <Signed data-sign={direction && signs[direction]} data-arrived={arrived || undefined}>
      <Money hideable amount={amount} currency={currencyCode} />
    </Signed>
  );
  return { label: 'Amount', kind: 'amount', value };
}

/** @param sentence about the status. */
export function statusFact(
  label: string,
  status: string | undefined,
  sentence: string | false = '',
): Fact {
  const value = (
    <>
      <StatusBadge status={status} />
      {sentence ? <p>{noWrap(sentence)}</p> : null}
    </>
  );
  return { label, kind: 'status', value };
}

/** A number, which is hidden like an amount. It needs its label, because it does not say what it counts. */
export function countFact(label: string, count: number | null): Fact {
  const value = count === null ? null : <HideableFigures>{formatCount(count)}</HideableFigures>;
  return { label, kind: 'count', labelled: true, value };
}

/** A number of shares in words, for a value without a visible label. */
export function unitsFact(label: string, shares: number | null, unit: 'share' | 'unit'): Fact {
  const value = shares === null ? null : <HideableFigures>{countOf(shares, unit)}</HideableFigures>;
  return { label, value };
}

/** Heads a row with its issuer or, if the API names none, with what the entry is. */
export function issuerFact(issuer: string, entry: string): Fact {
  return { label: issuer ? 'Issuer' : 'Entry', kind: 'lead', value: issuer || entry };
}

/** Whether a fact has a value. Known facts may come first. */
export function isKnown({ value }: Fact): boolean {
  return value !== null && value !== undefined && value !== false && value !== '' && value !== '--';
}

export function kindOf({ kind = 'detail' }: Fact) {
  return kind;
}

/** The facts of a row, which knows where each kind stands. */
export function FactItems({ facts }: { facts: readonly Fact[] }) {
  return facts.map((fact) => (
    <div
      key={fact.label}
      data-kind={kindOf(fact)}
      data-labelled={fact.labelled || undefined}
      data-repeats={fact.repeats || undefined}
      data-none={isKnown(fact) ? undefined : ''}
    >
      <dt>{fact.label}</dt>
      <dd>{isKnown(fact) ? noWrap(fact.value) : '--'}</dd>
    </div>
  ));
}

const Signed = styled.span`
  white-space: nowrap;

  &[data-sign]::before {
    content: attr(data-sign) '\\00a0';
  }

  &[data-arrived] {
    color: ${tokens.colour.positive};
  }
`;
