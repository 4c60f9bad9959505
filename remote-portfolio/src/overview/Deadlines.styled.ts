import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { softBorder } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster } from '@investor-portal/shared/ui/Layout';

export const Alert = styled(Card)`
  background: ${tokens.colour['warning-soft']};
  ${softBorder('warning')}
`;

export const Title = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  > svg {
    color: ${tokens.colour.warning};
  }
`;

export const Rows = styled.ul<{ $onTint?: boolean }>`
  display: grid;
  gap: ${tokens.space[4]};
  overflow-wrap: anywhere;
  font-size: ${tokens.text.sm};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[1]};
    justify-items: start;
  }

  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid
      ${({ $onTint = false }) => tokens.colour[$onTint ? 'line-strong' : 'line']};
  }

  strong {
    font-weight: 600;
  }

  p {
    color: ${tokens.colour['ink-soft']};
  }
`;

/* On a phone the texts are smaller, so that both buttons fit a line. */
export const Buttons = styled(Cluster)`
  /* If the quiet button wraps, its icon lines up with the edge of the button above. */
  > button {
    margin-inline: calc(${tokens.space[3]} * -1);
  }

  ${media.phone} {
    a,
    button {
      font-size: 0.8125rem;
      letter-spacing: normal;
    }
  }
`;
