import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** The first stop of the Tab key: past the header, to the element with the id `target`. */
export function SkipLink({ target }: { target: string }) {
  return <Anchor href={`#${target}`}>Skip to content</Anchor>;
}

const Anchor = styled.a`
  position: fixed;
  top: ${tokens.space[2]};
  left: ${tokens.space[2]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.colour.surface};
  box-shadow: ${tokens.shadow[3]};
  font-weight: 560;

  &:not(:focus) {
    translate: 0 -200%;
    box-shadow: none;
  }
`;
