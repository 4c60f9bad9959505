import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Below the other notices; takes no room of its own. */
export const Place = styled.div`
  position: relative;
  z-index: 1;
  min-width: 0;

  && {
    margin: 0;
  }
`;

/* On a phone over the title, from its edges to the content's first row. */
const floating = css`
  position: absolute;
  inset: ${tokens.space[2]} 0 auto;
  box-shadow: ${tokens.shadow[2]};
`;

const seat = css`
  margin-top: ${tokens.space[4]};

  ${media.navigation} {
    margin: 0;
  }
`;

export const Banner = styled(Link)<{ $seated: boolean; $gone: boolean }>`
  ${({ $seated }) => ($seated ? seat : floating)}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: center;
  min-height: 2.75rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  background: ${tokens.colour['warning-soft']};
  border: 1px solid ${tokens.colour.warning};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.sm};
  line-height: 1.4;
  text-decoration: none;
  visibility: ${({ $gone }) => ($gone ? 'hidden' : 'visible')};

  > svg:first-child {
    color: ${tokens.colour.warning};
  }

  strong {
    font-weight: 620;
  }

  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }

  /* Beside the title, where there is room. */
  ${media.navigation} {
    position: absolute;
    inset: ${tokens.space[5]} 0 auto auto;
    max-width: 32rem;
    box-shadow: none;
  }
`;

/** One line, however long the name is: the commitment has it in full. */
export const Issuer = styled.span`
  display: block;
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
