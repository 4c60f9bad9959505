import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
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
  wide?: boolean;
  figure?: boolean;
}

/** An amount that the investor may hide (decision 28). */
export function moneyFact(label: string, amount: Amount, currency: string): Fact {
  return { label, value: <Money hideable amount={amount} currency={currency} /> };
}

/** A number of shares, which is hidden like an amount. */
export function sharesFact(label: string, shares: number | null): Fact {
  return { label, value: <HideableFigures>{formatCount(shares)}</HideableFigures> };
}

interface FactsProps {
  facts: readonly Fact[];
  roomy?: boolean;
  /** Whether values side by side begin at the same height, also where a label takes two lines. */
  alignsValues?: boolean;
}

/** Shows labelled values, as many side by side as fit. Screen readers always read a description list. */
export function Facts({ facts, roomy = false, alignsValues = false }: FactsProps) {
  return (
    <List $min={roomy ? '10.5rem' : '8.25rem'} $alignsValues={alignsValues}>
      {facts.map(({ label, value, wide, figure }) => {
        const none = value === null || value === undefined || value === false || value === '';
        return (
          <div
            key={label}
            data-none={none || value === '--' || undefined}
            data-wide={wide}
            data-figure={figure}
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

const List = styled.dl<{ $min: string; $alignsValues: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min}, 45%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[4]};

  > [data-wide] {
    grid-column: 1 / -1;

    ${media.tablet} {
      grid-column: auto;
    }
  }

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  dd {
    font-size: ${tokens.text.sm};
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  > [data-none] > dd {
    color: ${tokens.colour['ink-quiet']};
    font-variant-numeric: normal;
    font-weight: 400;
  }

  ${({ $alignsValues }) => $alignsValues && aligned}
`;
