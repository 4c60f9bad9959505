import type { CSSProperties, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { Amount } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';

export interface Fact {
  label: string;
  /** The value is shown as '--' if it is '', false, null or undefined. */
  value: ReactNode;
  figure?: boolean;
  /** Whether the value says what another fact of the same row says. */
  repeats?: boolean;
  /** Whether the value is an amount, which is the fact that matters most. */
  money?: boolean;
  /** Where the fact is small and quiet in a row of a list. */
  quiet?: 'always' | 'on-cards' | 'in-tables';
  /** Where the fact is in such a row: its `order` among lines of text, its `gridArea` in a table. */
  place?: CSSProperties;
}

/** An amount that the investor may hide (decision 28). */
export function moneyFact(label: string, amount: Amount, currency: string): Fact {
  return { label, money: true, value: <Money hideable amount={amount} currency={currency} /> };
}

/** A number of shares, which is hidden like an amount. */
export function sharesFact(label: string, shares: number | null): Fact {
  return { label, value: <HideableFigures>{formatCount(shares)}</HideableFigures> };
}

/** Heads a row with its issuer, or with what it is if the API names no issuer. */
export function issuerFact(issuer: string, entry: string): Fact {
  return issuer ? { label: 'Issuer', value: issuer } : { label: 'Entry', value: entry };
}

interface FactsProps {
  facts: readonly Fact[];
  roomy?: boolean;
  /** Whether values side by side begin at the same height, also where a label takes two lines. */
  alignsValues?: boolean;
  /** Whether a phone shows each label and its value on one line, the value on the right. */
  rows?: boolean;
}

/** Shows labelled values, as many side by side as fit. Screen readers always read a description list. */
export function Facts({ facts, roomy = false, alignsValues = false, rows = false }: FactsProps) {
  return (
    <List $min={roomy ? '10.5rem' : '8.25rem'} $alignsValues={alignsValues} $rows={rows}>
      {facts.map(({ label, value, figure, repeats, money, quiet, place }) => {
        const none = value === null || value === undefined || value === false || value === '';
        return (
          <div
            key={label}
            data-none={none || value === '--' || undefined}
            data-figure={figure}
            data-money={money || undefined}
            data-repeats={repeats || undefined}
            data-quiet={quiet}
            style={place}
          >
            <dt>{label}</dt>
            <dd>{none ? '--' : noWrap(value)}</dd>
          </div>
        );
      })}
    </List>
  );
}

const aligned = css`
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }

  dt {
    align-self: end;
  }
`;

const inRows = css`
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

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

    dt {
      align-self: auto;
    }

    dd {
      margin-inline-start: auto;
      text-align: end;
    }
  }
`;

const List = styled.dl<{ $min: string; $alignsValues: boolean; $rows: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min}, 45%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[4]};

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: 0.8125rem;
  }

  dd {
    font-size: 0.9375rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  > [data-money] > dd {
    ${tabularDigits}
    font-weight: 600;
  }

  > [data-none] > dd {
    color: ${tokens.colour['ink-quiet']};
    font-variant-numeric: normal;
    font-weight: 400;
  }

  ${({ $alignsValues }) => $alignsValues && aligned}
  ${({ $rows }) => $rows && inRows}
`;
