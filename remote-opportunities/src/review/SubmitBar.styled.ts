import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** A window that is narrow (`media.phone`), and high enough for the bar (`media.low`). */
const onPhone = '@media screen and (max-width: 39.98em) and (min-height: 30.01rem)';

/** On a phone, the notices of a decision stop above the bar. */
export const Decision = styled.div`
  ${onPhone} {
    scroll-margin-bottom: 6rem;
  }
`;

/** On a phone, it stays at the lower edge of the screen until the end of the card comes into view. */
export const SubmitBar = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${onPhone} {
    position: sticky;
    bottom: ${toastRoom};
    z-index: ${tokens.layer.raised};
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    margin: 0 calc(${tokens.space[4]} * -1) calc(${tokens.space[4]} * -1);
    padding: ${tokens.space[3]} ${tokens.space[4]};
    padding-bottom: calc(${tokens.space[3]} + env(safe-area-inset-bottom, 0px));
    background: ${tokens.colour.surface};
    border-top: 1px solid ${tokens.colour.line};
    border-radius: 0 0 ${tokens.radius.lg} ${tokens.radius.lg};

    /* With two buttons, each has a line of its own. */
    > button:nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Repeats the total beside Submit. The texts are attributes, so that the page contains them only once. */
export const Total = styled.p`
  ${tabularDigits}
  display: none;
  font-size: ${tokens.text.sm};
  line-height: 1.35;

  &::before {
    color: ${tokens.colour['ink-soft']};
    content: attr(data-label);
  }

  &::after {
    font-weight: 640;
    content: attr(data-total);
  }

  ${onPhone} {
    display: grid;
  }
`;
