import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Button } from '../Button';

interface MenuAction {
  label: string;
  onSelect: () => void;
  danger?: boolean;
}

export function ActionsMenu({ actions }: { actions: readonly MenuAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuAction>(null);
  if (actions.length === 0) return null;

  // The button has the focus again before the action runs, so that a dialog can return the focus to the button.
  const runChosen = (event: Event) => {
    event.preventDefault();
    trigger.current?.focus();
    const action = chosen.current;
    chosen.current = null;
    action?.onSelect();
  };
  return (
    <Root modal={false}>
      <Trigger asChild>
        <Button
          ref={trigger}
          variant="secondary"
          size="icon"
          aria-label="Actions"
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      </Trigger>
      {/* No portal, because at the end of the body the menu would be outside the page's landmarks. */}
      <Menu align="end" sideOffset={6} collisionPadding={12} onCloseAutoFocus={runChosen}>
        {actions.map((action) => (
          <Entry
            key={action.label}
            $danger={action.danger ?? false}
            onSelect={() => void (chosen.current = action)}
          >
            {action.label}
          </Entry>
        ))}
      </Menu>
    </Root>
  );
}

const Menu = styled(Content)`
  z-index: ${tokens.layer.menu};
  min-width: 12rem;
  padding: ${tokens.space[1]};
  background: ${tokens.colour.raised};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};
`;

const Entry = styled(Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  color: ${({ $danger }) => ($danger ? tokens.colour.danger : tokens.colour.ink)};
  font-weight: 550;
  cursor: pointer;

  &[data-highlighted] {
    background: ${({ $danger }) =>
      $danger ? tokens.colour['danger-soft'] : tokens.colour['accent-soft']};
    outline: 2px solid transparent;
  }
`;
