import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';

/**
 * The text of a notice and its button, side by side if there is room. The investor can hide the amounts in the text.
 */
export function ActionBody({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Row>
      <p>
        <NoWrap hideable>{text}</NoWrap>
      </p>
      {action}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  width: 100%;

  > p {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;
