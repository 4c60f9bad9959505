import { createGlobalStyle, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';

/** 7 px on either side make the 14 px between two toasts (spec §9); notistack's default is 6 px. */
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

/** The layer that holds the toasts and lets clicks through. */
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
