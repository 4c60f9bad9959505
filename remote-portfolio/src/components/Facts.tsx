import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Amount } from '@investor-portal/shared/rules/money';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import type { Payment } from '../data/payments';

export interface Fact {
  label: string;
  /** The value is shown as '--' if it is '', false, null or undefined. */
  value: ReactNode;
  /** Decides the place and the look of the value in a row. Default: 'detail'. */
  kind?: 'lead' | 'amount' | 'status' | 'detail' | 'own' | 'date' | 'count' | 'bar' | 'code';
  /** Whether a row shows the label, because the value does not explain itself. */
  labelled?: boolean;
}

/** An amount that the investor may hide (decision 28). */
export function moneyFact(label: string, amount: Amount, currency: string): Fact {
  return { label, kind: 'amount', value: <Money hideable amount={amount} currency={currency} /> };
}

const signs = { credit: '+', debit: '−' };

/** The sign is generated content, so the text is the amount of spec §2. A refund is green only once it has arrived (readings R20). */
export function movedFact({ amount, currencyCode, direction, settled }: Payment): Fact {
  const value = (
    <Signed data-sign={direction && signs[direction]} $arrived={settled && direction === 'credit'}>
      <Money hideable amount={amount} currency={currencyCode} />
    </Signed>
  );
  return { label: 'Amount', kind: 'amount', value };
}

export function statusFact(label: string, status: string | undefined, sentence = ''): Fact {
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

export function linkFact(
  label: string,
  name: string | undefined,
  to: string | undefined,
  kind: 'code' | 'lead' = 'code',
): Fact {
  const text = name || '--';
  return { label, kind, value: to ? <TextLink to={to}>{text}</TextLink> : text };
}

export function issuerFact(issuer: string, entry: string): Fact {
  return { label: issuer ? 'Issuer' : 'Entry', kind: 'lead', value: issuer || entry };
}

export function isKnown({ value }: Fact): boolean {
  return value !== null && value !== undefined && value !== false && value !== '' && value !== '--';
}

export function kindOf({ kind = 'detail' }: Fact) {
  return kind;
}

export function FactItems({ facts }: { facts: readonly Fact[] }) {
  return facts.map((fact) => (
    <div
      key={fact.label}
      data-kind={kindOf(fact)}
      data-labelled={fact.labelled || undefined}
      data-none={isKnown(fact) ? undefined : ''}
    >
      <dt>{fact.label}</dt>
      <dd translate={fact.kind === 'code' ? 'no' : undefined}>
        {isKnown(fact) ? noWrap(fact.value) : '--'}
      </dd>
    </div>
  ));
}

const Signed = styled.span<{ $arrived: boolean }>`
  color: ${({ $arrived }) => $arrived && tokens.colour.positive};

  &[data-sign]::before {
    content: attr(data-sign) '\\00a0';
  }
`;
