import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** A row of a flush card that is one link (`WholeCardLink`). Lines separate the rows. */
export const LinkRow = styled.li`
  position: relative;
  display: grid;
  column-gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

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
