import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';

export const Welcome = styled(Card)`
  ${media.tablet} {
    padding: ${tokens.space[10]};
  }
`;

export const Platform = styled.p`
  color: ${tokens.colour['ink-soft']};
`;

export const Notes = styled.ul`
  display: grid;
  margin-top: ${tokens.space[6]};
  border-block: 1px solid ${tokens.colour.line};
`;

export const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;
  padding-block: ${tokens.space[4]};

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${tokens.colour['accent-text']};
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  margin-top: ${tokens.space[6]};

  ${media.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

/** Present before its text, so that screen readers announce it, and as high as it, so that nothing moves. */
export const Checking = styled.output`
  min-height: 1.5em;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
