import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface PendingMarkProps {
  count: number;
  on: keyof typeof positions;
}

/** The number of pending actions, for sighted users. The description of the link or button has the same number. */
export function PendingMark({ count, on }: PendingMarkProps) {
  return (
    <Pill aria-hidden="true" $on={on}>
      {count > 99 ? '99+' : count}
    </Pill>
  );
}

/* The mark appears late, so it takes no space in the header and nothing moves. */
const positions = {
  link: css`
    position: absolute;
    inset: 50% 0.625rem auto auto;
    translate: 0 -50%;
  `,
  // On the upper right of the icon. A longer number grows to the left, because the word is on the right.
  button: css`
    position: absolute;
    inset: 0.0625rem calc(100% - 2rem) auto auto;
    min-width: 1rem;
    padding-inline: 0.1875rem;
    box-shadow: 0 0 0 2px ${tokens.colour.surface};
    line-height: 1rem;

    ${media.navigation} {
      display: none;
    }
  `,
  entry: css`
    margin-inline-start: auto;
  `,
};

const Pill = styled.span<{ $on: keyof typeof positions }>`
  min-width: 1.125rem;
  padding-inline: 0.3125rem;
  background: ${tokens.colour.accent};
  border-radius: ${tokens.radius.pill};
  color: ${tokens.colour['on-accent']};
  font-size: 0.6875rem;
  font-weight: 650;
  line-height: 1.125rem;
  text-align: center;
  ${({ $on }) => positions[$on]}
  ${forcedHighlight}
`;
