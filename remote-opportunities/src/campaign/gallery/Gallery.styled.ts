import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Stage = styled.section`
  position: relative;
  overflow: hidden;
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.lg};
  isolation: isolate;
`;

export const Track = styled.ul`
  display: flex;
  overflow: auto hidden;
  list-style: none;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  &:focus-visible {
    outline-offset: -4px;
  }

  &::-webkit-scrollbar {
    display: none;
  }

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;

export const Slide = styled.li`
  display: grid;
  flex: 0 0 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  aspect-ratio: 16 / 9;

  /* The pitch and the figures below the pictures are on the first screen. The height leaves room for two buttons. */
  ${media.phone} {
    min-height: 6.75rem;
    aspect-ratio: 3 / 1;
  }
`;

/** Light text on a dark background is readable over any picture. */
const onPicture = css`
  background: rgb(16 34 46 / 72%);
  color: #ffffff;
`;

const control = css`
  ${onPicture}
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.fast},
    opacity ${tokens.motion.fast};

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  &:focus-visible {
    outline-color: #ffffff;
    box-shadow: 0 0 0 5px ${tokens.colour.focus};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: rgb(16 34 46 / 92%);
    }
  }
`;

export const Arrow = styled.button<{ $side: 'start' | 'end' }>`
  ${control}
  position: absolute;
  top: 50%;
  ${({ $side }) => `inset-inline-${$side}: ${tokens.space[3]};`}
  transform: translateY(-50%);

  /* The flat picture of a phone has no room for an arrow between the link and the lower edge. */
  ${media.phone} {
    inset-block: auto ${tokens.space[2]};
    transform: none;
  }
`;

export const Counter = styled.p`
  ${onPicture}
  ${tabularDigits}
  position: absolute;
  bottom: ${tokens.space[3]};
  left: 50%;
  padding: 0.125rem ${tokens.space[3]};
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.text.sm};
  transform: translateX(-50%);
`;

export const FileLink = styled.a`
  ${control}
  position: absolute;
  top: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};

  ${media.phone} {
    top: ${tokens.space[2]};
  }
`;
