import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface SkipLinkProps {
  /** The id of the main landmark, which needs `tabIndex={-1}`. */
  target?: string;
}

export function SkipLink({ target = 'main' }: SkipLinkProps) {
  // Following the link would add a history entry, and Back would lead here instead of to the previous page.
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    event.preventDefault();
    main.focus();
  };
  return (
    <Anchor href={`#${target}`} onClick={skip} data-screen-only="">
      Skip to content
    </Anchor>
  );
}

const Anchor = styled.a`
  position: fixed;
  inset: ${tokens.space[2]} auto auto ${tokens.space[2]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.ink};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.surface};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
