import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

export interface Fact {
  label: string;
  /** '--' when there is none. */
  value: ReactNode;
  /** Takes the full width on a phone, such as for a progress bar. */
  wide?: boolean;
}

/**
 * Labelled values, as many side by side as fit: like a table row on a wide screen, a card on a phone, and always a
 * description list to screen readers.
 */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '--' : value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 45%), 1fr));
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
`;
