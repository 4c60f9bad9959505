import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
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

/** One line, however long the name is: the commitment has it in full. */
export const Issuer = styled.span`
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* On a phone over the title alone, whose height the deadline has: no control is beneath it. */
const floating = css`
  position: absolute;
  inset: ${tokens.space[1]} 0 auto;
  box-shadow: ${tokens.shadow[2]};

  @media (max-width: 56.24em) {
    ${Issuer} {
      ${visuallyHidden}
    }
  }

  ${media.tablet} {
    inset: ${tokens.space[5]} 0 auto auto;
  }
`;

const seat = css`
  margin-top: ${tokens.space[4]};
  padding-block: ${tokens.space[2]};

  > span {
    flex-wrap: wrap;
  }
`;

export const Banner = styled(Link)<{ $seated: boolean; $gone: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${tokens.space[2]};
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

  > span {
    display: flex;
    gap: 0 ${tokens.space[3]};
    min-width: 0;
  }

  strong {
    flex: none;
    font-weight: 620;

    /* Two lines where one has no room, as on a phone of 320 px. */
    @media (max-width: 56.24em) {
      flex: 0 1 auto;
    }
  }

  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }

  ${({ $seated }) => ($seated ? seat : floating)}

  /* Beside the title, where there is room. */
  ${media.navigation} {
    position: absolute;
    inset: ${tokens.space[5]} 0 auto auto;
    max-width: 32rem;
    margin: 0;
    padding-block: 0;
    box-shadow: none;

    > span {
      flex-wrap: nowrap;
    }
  }
`;
