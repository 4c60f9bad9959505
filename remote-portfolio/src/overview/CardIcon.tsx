import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The decorative icon of a card. */
export function CardIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <Mark aria-hidden="true">
      <Icon size={20} strokeWidth={1.75} />
    </Mark>
  );
}

const Mark = styled.span`
  display: grid;
  width: 2.5rem;
  height: 2.5rem;
  place-items: center;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['accent-text']};
`;
