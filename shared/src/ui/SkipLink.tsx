import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

interface SkipLinkProps {
  /** The id of the main landmark; it needs `tabIndex={-1}`. */
  target?: string;
}

/** The first thing the Tab key finds: past the header, to the page. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return <Anchor href={`#${target}`}>Skip to content</Anchor>;
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
