import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The rows of a flush card. Lines separate them. */
export const LinkRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  background: ${tokens.colour.line};
`;

/** A row that is one link (`WholeCardLink`). */
export const LinkRow = styled.li`
  position: relative;
  display: grid;
  column-gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.surface};
  overflow-wrap: anywhere;

  > svg {
    color: ${tokens.colour['ink-quiet']};
  }

  /* The button lies above the link that covers the row, so that Retry works. */
  button {
    position: relative;
    z-index: ${tokens.layer.raised};
  }

  &:has(a:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${tokens.radius.lg};
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;
