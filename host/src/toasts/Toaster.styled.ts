import { createGlobalStyle, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';

/** Half of the 14 px between two toasts (spec §9), on either side of each; notistack's own is 6 px. */
export const ToastStyle = createGlobalStyle`
  div.notistack-SnackbarContainer .notistack-CollapseWrapper {
    padding: 7px 0;
  }

  ${media.stillness} {
    div.notistack-SnackbarContainer * {
      transition-duration: 0.01ms !important;
    }
  }
`;

/** The layer toasts live in: it lets every click through to what is below. */
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
