import { styled } from 'styled-components';
import { media } from '../theme/media';
import { toastRoom } from '../theme/toast-room';
import { tokens } from '../theme/tokens';

/**
 * At the bottom edge on a phone, within reach of the thumbs; centred from 640 px. Its inset keeps it clear of toasts: a
 * transform would also move the toasts, which browsers without popovers render inside it.
 */
export const Surface = styled.dialog<{ $wide: boolean }>`
  width: 100%;
  max-width: 100%;
  max-height: calc(100dvh - ${tokens.space[6]} - ${toastRoom.dialog});
  bottom: ${toastRoom.dialog};
  margin: auto 0 0;
  padding: 0;
  overflow: hidden;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  border: 0;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  box-shadow: ${tokens.shadow[3]};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${tokens.colour.veil};
  }

  &:focus {
    outline: none;
  }

  transition:
    opacity ${tokens.motion.calm} ${tokens.motion.ease},
    transform ${tokens.motion.calm} ${tokens.motion.ease};

  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }

  ${media.tablet} {
    width: calc(100% - ${tokens.space[8]});
    max-width: ${({ $wide }) => ($wide ? '44rem' : '29rem')};
    margin: auto;
    border-radius: ${tokens.radius.lg};
  }

  /* A toast would leave too little of it, so the toast covers it, and it scrolls clear. */
  ${media.low} {
    max-height: calc(100dvh - ${tokens.space[6]});
    bottom: 0;
    padding-bottom: ${toastRoom.dialog};
    scroll-padding-bottom: ${toastRoom.dialog};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${tokens.space[5]} ${tokens.space[5]} 0;

  ${media.tablet} {
    padding: ${tokens.space[6]} ${tokens.space[6]} 0;
  }
`;

export const Content = styled.div`
  /* As high as its content: with a basis of zero, Safari collapses it. */
  flex: 0 1 auto;
  min-height: 0;
  padding: ${tokens.space[3]} ${tokens.space[5]} ${tokens.space[5]};
  overflow: auto;
  overscroll-behavior: contain;
  color: ${tokens.colour['ink-soft']};

  /* The dialog would clip an outline around it. */
  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.tablet} {
    padding: ${tokens.space[3]} ${tokens.space[6]} ${tokens.space[6]};
  }

  /* The dialog scrolls as a whole, because only a line or two would fit between its title and its buttons. */
  ${media.low} {
    flex: none;
    overflow: visible;
  }
`;

export const Description = styled.div`
  &:not(:last-child) {
    margin-bottom: ${tokens.space[3]};
  }
`;

export const Actions = styled.footer`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  background: ${tokens.colour.canvas};
  border-top: 1px solid ${tokens.colour.line};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
    padding: ${tokens.space[4]} ${tokens.space[6]};
  }

  ${media.low} {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`;
