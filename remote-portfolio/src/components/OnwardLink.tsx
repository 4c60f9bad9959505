import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface OnwardLinkProps {
  to: string;
  children: string;
  /** Whether the link is a name above its facts, which looks like a heading and is printed. */
  isName?: boolean;
}

/** A link that stands alone. The chevron shows that it leads on, so it has no underline. */
export function OnwardLink({ to, children, isName = false }: OnwardLinkProps) {
  return (
    <Alone to={to} $isName={isName} data-screen-only={isName ? undefined : ''}>
      <span>{children}</span>
      <ChevronRight aria-hidden="true" size={16} />
    </Alone>
  );
}

const action = css`
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
`;

/** The chevron of a name takes no room, so that it never stands on a line of its own. */
const name = css`
  > svg {
    margin-inline-end: -1.25rem;
  }
`;

const Alone = styled(Link)<{ $isName: boolean }>`
  position: relative;
  display: inline-block;
  max-width: 100%;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover > span {
    text-decoration: underline;
  }

  > svg {
    display: inline-block;
    margin-inline-start: ${tokens.space[1]};
    color: ${tokens.colour['ink-quiet']};
    vertical-align: -0.15em;
  }

  ${({ $isName }) => ($isName ? name : action)}
  ${touchArea('1.5rem')}
`;
