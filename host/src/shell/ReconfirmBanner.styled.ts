import { Link } from 'react-router-dom';
import { createGlobalStyle, css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { softBorder } from '@investor-portal/shared/theme/mixins';
import { pageEnd, toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The banner takes no space of its own below the other notices. */
export const BannerRegion = styled.div`
  position: relative;
  z-index: 1;
  min-width: 0;

  && {
    margin: 0;
  }
`;

/** The commitment's own page shows the whole name. */
export const Issuer = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.navigation} {
    -webkit-line-clamp: 1;
  }
`;

/** In a narrow window there is no room beside the title. Wider windows match `media.navigation`. */
const oneColumn = '@media screen and (max-width: 56.24em)';

/*
 * The banner is at the lower edge, where it does not hide the title. A low window has no room for it, so
 * only the menu's number is shown there until the next screen.
 */
const floating = css`
  ${oneColumn} {
    position: fixed;
    inset: auto ${tokens.space[4]} calc(${tokens.space[3]} + ${toastRoom});
    z-index: ${tokens.layer.sticky};
    box-shadow: ${tokens.shadow[2]};
  }

  /* As far from the edges as the page's content (theme/mixins, gutters). */
  ${oneColumn} and (min-width: 40em) {
    inset-inline: ${tokens.space[6]};
  }

  ${oneColumn} and (max-height: 30rem) {
    display: none;
  }
`;

const reservedSpace = css`
  margin-top: ${tokens.space[4]};
`;

interface BannerStyle {
  $hasReservedSpace: boolean;
  $isHidden: boolean;
  /** From the top edge of the page, so that the banner is centred on the page's first line. */
  $top: string;
}

export const Banner = styled(Link)<BannerStyle>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[2]};
  background: ${tokens.colour['warning-soft']};
  ${softBorder('warning')}
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.sm};
  line-height: 1.4;
  text-decoration: none;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};

  > svg:first-child {
    color: ${tokens.colour.warning};
  }

  > span {
    display: grid;
    min-width: 0;
  }

  strong {
    font-weight: 620;
  }

  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }

  ${({ $hasReservedSpace }) => ($hasReservedSpace ? reservedSpace : floating)}

  ${media.navigation} {
    position: absolute;
    inset: ${({ $top }) => $top} 0 auto auto;
    max-width: min(32rem, 50%);
    margin: 0;
    padding-block: ${tokens.space[1]};
    line-height: 1.3;
  }
`;

/** Keeps the end of the page and the focused element out from under the banner. */
export const RoomForBanner = createGlobalStyle`
  ${oneColumn} and (min-height: 30.01rem) {
    html:root {
      scroll-padding-bottom: calc(7rem + ${toastRoom});
    }

    html > body {
      padding-bottom: calc(3rem + ${pageEnd});
    }
  }
`;
