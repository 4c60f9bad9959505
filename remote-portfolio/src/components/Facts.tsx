import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { Amount } from '@investor-portal/shared/rules/money';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';

export interface Fact {
  label: string;
  /** The value is shown as '--' if it is '', false, null or undefined. */
  value: ReactNode;
  /** What the value is, which decides its place and its look. Default: a detail. */
  kind?: 'lead' | 'amount' | 'status' | 'detail' | 'code';
  /** Whether a row shows the label, because the value does not explain itself. */
  labelled?: boolean;
  /** Whether the value says what another fact of the same row says, so that only screen readers need it. */
  repeats?: boolean;
}

/** An amount that the investor may hide (decision 28). */
export function moneyFact(label: string, amount: Amount, currency: string): Fact {
  return { label, kind: 'amount', value: <Money hideable amount={amount} currency={currency} /> };
}

/** A number of shares, which is hidden like an amount. */
export function sharesFact(label: string, shares: number | null): Fact {
  return { label, value: <HideableFigures>{formatCount(shares)}</HideableFigures> };
}

/** A number of shares in words, for a value without a visible label. */
export function unitsFact(label: string, shares: number | null, unit: 'share' | 'unit'): Fact {
  const value = shares === null ? null : <HideableFigures>{countOf(shares, unit)}</HideableFigures>;
  return { label, value };
}

/** Heads a row with its issuer, or with what it is if the API names no issuer. */
export function issuerFact(issuer: string, entry: string): Fact {
  return issuer
    ? { label: 'Issuer', value: issuer, kind: 'lead' }
    : { label: 'Entry', value: entry, kind: 'lead' };
}

/** Whether a fact has a value. Known facts may come first. */
export function isKnown({ value }: Fact): boolean {
  return value !== null && value !== undefined && value !== false && value !== '' && value !== '--';
}

interface FactsProps {
  facts: readonly Fact[];
  /** Five facts beside each other on a wide screen, instead of as many as fit. */
  fiveColumns?: boolean;
}

/**
 * The facts of a thing (spec §2): on a phone each label and its value on one line, and else side by side. Screen readers always
 * read a description list.
 */
export function Facts({ facts, fiveColumns = false }: FactsProps) {
  return (
    <List $fiveColumns={fiveColumns}>
      <FactItems facts={facts} />
    </List>
  );
}

export function FactItems({ facts }: Pick<FactsProps, 'facts'>) {
  return facts.map((fact) => (
    <div
      key={fact.label}
      data-kind={fact.kind ?? 'detail'}
      data-labelled={fact.labelled || undefined}
      data-repeats={fact.repeats || undefined}
      data-none={isKnown(fact) ? undefined : ''}
    >
      <dt>{fact.label}</dt>
      <dd>{isKnown(fact) ? noWrap(fact.value) : '--'}</dd>
    </div>
  ));
}

const List = styled.dl<{ $fiveColumns: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: 0.8125rem;
  }

  dd {
    font-size: 0.9375rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  > [data-kind='amount'] > dd {
    ${tabularDigits}
    font-weight: 600;
  }

  > [data-kind='code'] > dd {
    color: ${tokens.colour['ink-soft']};
    font-weight: 400;
  }

  > [data-none] > dd {
    color: ${tokens.colour['ink-quiet']};
    font-variant-numeric: normal;
    font-weight: 400;
  }

  ${media.phone} {
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[4]};
      align-items: baseline;
      padding-block: 0.4375rem;
    }

    > div + div {
      border-top: 1px solid ${tokens.colour.line};
    }

    > :first-child {
      padding-top: 0;
    }

    > :last-child {
      padding-bottom: 0;
    }

    dd {
      margin-inline-start: auto;
      text-align: end;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 45%), 1fr));
    gap: ${tokens.space[3]} ${tokens.space[4]};

    /* Values side by side begin at the same height, also where a label takes two lines. */
    > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
    }

    dt {
      align-self: end;
    }
  }

  ${({ $fiveColumns }) => $fiveColumns && five}
`;

const five = css`
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    row-gap: ${tokens.space[5]};
  }
`;
