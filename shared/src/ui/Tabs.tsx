import { startTransition, useId, useOptimistic, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Whether the panel is a tab stop, as panels of text should be. False if the panel starts with a focusable element. */
  panelTabStop?: boolean;
  aside?: ReactNode;
}

/** Mounts only the selected panel. A pressed tab is marked at once. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, items, value, onChange, panelTabStop = true, aside } = props;
  const id = useId();
  const [marked, mark] = useOptimistic(value);
  const choose = (choice: V) =>
    startTransition(() => {
      mark(choice);
      onChange(choice);
    });
  return (
    <>
      <Bar>
        <Row role="tablist" aria-label={label} onKeyDown={chooseByKey}>
          {items.map((item) => (
            <Tab
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={item.value === marked}
              aria-controls={`${id}-panel-${item.value}`}
              tabIndex={item.value === marked ? 0 : -1}
              onClick={() => item.value !== marked && choose(item.value)}
            >
              {item.label}
            </Tab>
          ))}
        </Row>
        {aside}
      </Bar>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== value}
          tabIndex={panelTabStop ? 0 : -1}
        >
          {item.value === value ? item.content : null}
        </div>
      ))}
    </>
  );
}

/** Selects a tab with the arrow keys, Home and End, as in the tabs pattern of WAI-ARIA. */
function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, target } = event;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === target);
  const positions: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
  };
  const to = positions[key];
  if (to === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const tab = tabs.at(to % tabs.length);
  tab?.focus();
  tab?.click();
}

const fade = '2.5rem';
const gradient = `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: ${tokens.space[5]};
  box-shadow: inset 0 -1px 0 ${tokens.colour.line};
`;

const Row = styled.div`
  display: flex;
  flex: 1;
  gap: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: ${fade};

  /* More than two tabs scroll. The right edge fades, because more may follow. The padding keeps the last tab clear of it. */
  &:has(> :nth-child(3)) {
    padding-inline-end: ${fade};
    /* Chrome before 120 knows only the prefixed name. */
    -webkit-mask-image: ${gradient};
    mask-image: ${gradient};

    > * {
      flex-shrink: 0;
    }
  }
`;

const Tab = styled.button`
  /* Two long labels share a phone's width. */
  flex: 1 1 auto;
  min-height: 2.75rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  background: none;
  border: 0;
  border-radius: ${tokens.radius.sm} ${tokens.radius.sm} 0 0;
  color: ${tokens.colour['ink-soft']};
  font-weight: 550;
  line-height: 1.3;
  cursor: pointer;

  &[aria-selected='true'] {
    color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 -2px 0 ${tokens.colour['accent-text']};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover:not([aria-selected='true']) {
      color: ${tokens.colour.ink};
      box-shadow: inset 0 -2px 0 ${tokens.colour['line-strong']};
    }
  }

  ${media.tablet} {
    flex: none;
    padding-inline: ${tokens.space[4]};
    white-space: nowrap;
  }

  ${media.forcedColours} {
    &[aria-selected='true'] {
      border-bottom: 3px solid Highlight;
    }
  }
`;
