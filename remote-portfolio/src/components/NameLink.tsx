import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** A link that stands alone, such as a name above its facts. The chevron shows that it leads on, so it has no underline. */
export function NameLink({ to, children }: { to: string; children: string }) {
  return (
    <Name to={to}>
      <span>{children}</span>
      <ChevronRight aria-hidden="true" size={16} />
    </Name>
  );
}

const Name = styled(Link)`
  position: relative;
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  max-width: 100%;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover > span {
    text-decoration: underline;
  }

  > svg {
    flex: none;
    color: ${tokens.colour['ink-quiet']};
  }

  ${touchArea('1.5rem')}
`;
