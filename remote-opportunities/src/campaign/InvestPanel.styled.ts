import { createGlobalStyle, styled } from 'styled-components';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** One column (`media.desktop` has two), and enough height to give some of it away (`media.low`). */
const stays = '@media screen and (max-width: 959.98px) and (min-height: 30.01rem)';
const height = `(4.25rem + env(safe-area-inset-bottom, 0px))`;

export const Bar = styled.div`
  ${stays} {
    position: fixed;
    inset: auto 0 ${toastRoom.toasts};
    z-index: ${tokens.layer.sticky};
    display: flex;
    gap: ${tokens.space[4]};
    align-items: center;
    justify-content: space-between;
    min-height: calc${height};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    padding-bottom: calc(${tokens.space[2]} + env(safe-area-inset-bottom, 0px));
    background: ${tokens.colour.surface};
    border-top: 1px solid ${tokens.colour.line};
    box-shadow: ${tokens.shadow[2]};

    > a {
      flex: none;
      width: auto;
    }
  }
`;

export const Facts = styled.p`
  ${tabularDigits}
  display: none;
  min-width: 0;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.35;

  strong {
    color: ${tokens.colour.ink};
    font-weight: 640;
  }

  ${stays} {
    display: grid;
  }
`;

/** Neither the end of the page nor what takes the focus stays beneath the bar. */
export const RoomForBar = createGlobalStyle`
  ${stays} {
    html:root {
      scroll-padding-bottom: calc(${height} + 1rem + ${toastRoom.toasts});
    }

    html > body {
      padding-bottom: calc(${height} + ${toastRoom.page});
    }
  }
`;
