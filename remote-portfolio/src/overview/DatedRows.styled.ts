import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';

export const DatedRows = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  overflow-wrap: anywhere;

  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.colour.line};
  }

  p {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }
`;

/**
 * A button with a quiet button beside it. On a phone their texts are smaller, so that both fit a line. If the quiet button
 * wraps, its icon lines up with the other button's edge.
 */
export const DeadlineActions = styled(Cluster).attrs({ $gap: 2 })`
  > :nth-child(2) {
    margin-inline: calc(${tokens.space[3]} * -1);
  }

  ${media.phone} {
    > * {
      font-size: 0.8125rem;
      letter-spacing: normal;
    }
  }
`;
