import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Steps = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0 calc(-1 * ${tokens.space[3]}) calc(-1 * ${tokens.space[2]});
`;

/** The whole step can be clicked. Its title is the link. */
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};

  > :first-child {
    display: grid;
    width: 2.5rem;
    height: 2.5rem;
    place-items: center;
    border-radius: ${tokens.radius.md};
    background: ${tokens.colour['accent-soft']};
    color: ${tokens.colour['accent-text']};
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  > svg {
    color: ${tokens.colour['ink-quiet']};
  }

  a {
    color: ${tokens.colour.ink};
    font-weight: 600;
  }

  &:has(a:focus-visible) {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }
`;
