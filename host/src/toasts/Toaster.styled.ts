import { createGlobalStyle, styled } from 'styled-components';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { media } from '@investor-portal/shared/theme/media';
import { gutters } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** notistack's 14 px above and below, and the padding of a toast. */
const ownMargin = '21px';

/** Aligns toasts with the page's content, and keeps 14 px between two toasts (spec §9): 7 px on either side. */
export const ToastStyle = createGlobalStyle`
  div.notistack-SnackbarContainer {
    ${gutters}
    inset-inline: auto 0;
    width: auto;
    max-width: 100%;
    margin-block: calc(${tokens.space[4]} - ${ownMargin} + ${frameView.above})
      calc(${tokens.space[4]} - ${ownMargin} + ${frameView.below});

    ${media.tablet} {
      margin-block: calc(${tokens.space[6]} - ${ownMargin} + ${frameView.above})
        calc(${tokens.space[6]} - ${ownMargin} + ${frameView.below});
    }
  }

  /* The header with the menu stays free. */
  div.notistack-SnackbarContainer.at-top {
    top: calc(14px + 3.5rem);
  }

  div.notistack-SnackbarContainer .notistack-CollapseWrapper {
    padding: 7px 0;
  }

  ${media.reducedMotion} {
    div.notistack-SnackbarContainer * {
      transition-duration: 0.01ms !important;
    }
  }
`;

export const ToastLayer = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  &:focus {
    outline: none;
  }
`;
