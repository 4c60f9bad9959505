import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';

interface HeldPlaceProps {
  /** The children are of another range: their place is kept, they are not shown. */
  held: boolean;
  children: ReactNode;
}

/** Figures that are read anew keep their height, so that the page stands still; none passes for another's. */
export function StaleContent({ held, children }: HeldPlaceProps) {
  return (
    <Place aria-busy={held}>
      <div style={held ? { visibility: 'hidden' } : undefined}>{children}</div>
      {held ? (
        <Cover>
          <LoadingText />
        </Cover>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
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
