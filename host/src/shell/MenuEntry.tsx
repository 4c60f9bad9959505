import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface MenuEntryProps {
  to: string;
  label: string;
  icon: LucideIcon;
  isCurrent?: boolean;
  isUrgent?: boolean;
  onFollow: () => void;
}

export function MenuEntry({ icon: Icon, ...props }: MenuEntryProps) {
  return (
    <li>
      <Entry
        to={props.to}
        onClick={props.onFollow}
        aria-current={props.isCurrent ? 'page' : undefined}
        data-urgent={props.isUrgent}
      >
        <Icon size={20} aria-hidden />
        <span>{props.label}</span>
      </Entry>
    </li>
  );
}

export const MenuEntries = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
`;

export const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 3rem;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  font-weight: 520;
  line-height: 1.35;
  text-decoration: none;

  &:is(a):hover {
    background: ${tokens.colour.sunken};
  }

  > svg {
    flex: none;
  }
`;

const Entry = styled(Link)`
  ${entryLook}

  &[data-urgent] {
    background: ${tokens.colour['warning-soft']};
  }

  &[data-urgent] > svg {
    color: ${tokens.colour.warning};
  }

  &[aria-current] {
    background: ${tokens.colour['accent-soft']};
    color: ${tokens.colour['accent-text']};
    font-weight: 620;
    ${forcedHighlight}
  }
`;
