import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** A name above its facts, which leads to what it names. The chevron shows that, so there is no underline. */
export function OnwardLink({ to, children }: { to: string; children: string }) {
  return (
    <Name to={to}>
      <span>{children}</span>
      <ChevronRight aria-hidden="true" size={16} />
    </Name>
  );
}

const Name = styled(Link)`
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

  /* The chevron takes no room, so that it never stands on a line of its own. */
  > svg {
    display: inline-block;
    margin-inline: ${tokens.space[1]} -1.25rem;
    color: ${tokens.colour['ink-quiet']};
    vertical-align: -0.15em;
  }

  ${touchArea('1.5rem')}
`;
