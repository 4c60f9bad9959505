import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

interface SkipLinkProps {
  /** The id of the main landmark; it needs `tabIndex={-1}`. */
  target?: string;
}

/** The first thing the Tab key finds: past the header, to the page. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  // Followed by the browser it would be a page of the history: Back would lead here, and no longer to the list one had.
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    event.preventDefault();
    main.focus();
  };
  return (
    <Anchor href={`#${target}`} onClick={skip}>
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
