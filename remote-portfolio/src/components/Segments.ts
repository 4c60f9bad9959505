import { css, styled } from 'styled-components';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The well of a segmented control, whose choices are `segment`s. */
export const well = css`
  padding: 3px;
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.md};
`;

export const segment = css`
  display: grid;
  min-height: 2.75rem;
  align-items: center;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-weight: 550;
`;

export const chosenSegment = css`
  background: ${tokens.colour.raised};
  box-shadow: ${tokens.shadow[1]};
  color: ${tokens.colour.ink};
  ${forcedHighlight}
`;

/** A segmented control of buttons with `aria-pressed`. No button is pressed if the value is not one of the choices. */
export const Segments = styled.div`
  ${well}
  display: grid;

  > button {
    ${segment}
    padding: 0 ${tokens.space[1]};
    background: none;
    border: 0;
    line-height: 1.2;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        color: ${tokens.colour.ink};
      }
    }
  }

  > [aria-pressed='true'] {
    ${chosenSegment}
  }

  /* As high as a date field, which stands beside it. */
  ${media.desktop} {
    > button {
      min-height: calc(3rem - 6px);
      padding-inline: ${tokens.space[3]};
    }
  }
`;
