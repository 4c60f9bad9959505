import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';

interface StaleContentProps {
  /** Whether the children show another range: they are hidden but keep their space. */
  stale: boolean;
  children: ReactNode;
}

/** Hides stale figures while keeping their height, so that the page does not jump while new ones load. */
export function StaleContent({ stale, children }: StaleContentProps) {
  return (
    <Container aria-busy={stale}>
      <div style={stale ? { visibility: 'hidden' } : undefined}>{children}</div>
      {stale ? (
        <Cover>
          <LoadingText />
        </Cover>
      ) : null}
    </Container>
  );
}

const Container = styled.div`
  position: relative;
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  padding: ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  overflow: hidden;
`;
