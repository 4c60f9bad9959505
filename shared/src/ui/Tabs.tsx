import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEarlyChoice } from '../hooks/use-early-choice';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The Tab key stops at the panel, for panels that are text. False where they start with something to focus. */
  panelTabStop?: boolean;
  /** At the end of the tabs' line: what works on all of the panels. */
  aside?: ReactNode;
}

/**
 * Tabs and their panels, of which only the selected one is mounted. Keep `value` in state, or in the address
 * (`useTabParam`). A pressed tab is marked at once; its panel takes the place of the last one when it is rendered.
 */
export function Tabs<V extends string>({
  label,
  items,
  value,
  onChange,
  panelTabStop = true,
  aside,
}: TabsProps<V>) {
  const id = useId();
  const [marked, choose] = useEarlyChoice(value, onChange);
  return (
    <>
      <Bar>
        <Row ref={watchScrollEdges} role="tablist" aria-label={label} onKeyDown={chooseByKey}>
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
        <Panel
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== value}
          tabIndex={panelTabStop ? 0 : -1}
        >
          {item.value === value ? item.content : null}
        </Panel>
      ))}
    </>
  );
}

/** The arrow keys, Home and End choose a tab, as the tabs pattern of WAI-ARIA has it. */
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
const gradient =
  'linear-gradient(to right, transparent, #000 var(--start), #000 calc(100% - var(--end)), transparent)';
// Chrome before 120 knows the prefixed name only.
const edgeMask = `-webkit-mask-image: ${gradient}; mask-image: ${gradient};`;

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
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: ${fade};

  /* A pair of tabs beside other things has no width to share in halves. */
  &:not(:last-child) > * {
    max-width: none;
  }

  /* Tabs beyond an edge show that they are there. */
  &[data-more] {
    --start: 0px;
    --end: 0px;
    ${edgeMask}
  }

  &[data-more~='start'] {
    --start: ${fade};
  }

  &[data-more~='end'] {
    --end: ${fade};
  }
`;

const Tab = styled.button`
  /* Two long labels share a phone's width; more than two scroll. */
  flex: 1 0 auto;
  max-width: calc(50% - ${tokens.space[1]} / 2);
  min-height: 2.75rem;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  background: none;
  border: 0;
  border-radius: ${tokens.radius.sm} ${tokens.radius.sm} 0 0;
  color: ${tokens.colour['ink-soft']};
  font-weight: 550;
  line-height: 1.3;
  cursor: pointer;
  transition:
    color ${tokens.motion.fast},
    box-shadow ${tokens.motion.fast};

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
    max-width: none;
    padding-inline: ${tokens.space[4]};
    white-space: nowrap;
  }

  ${media.forcedColours} {
    &[aria-selected='true'] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

const Panel = styled.div`
  border-radius: ${tokens.radius.sm};
`;

/**
 * Names in `data-more` the edges beyond which a row can be scrolled: `start`, `end` or both. A ref callback: it writes the
 * attribute itself, so that scrolling renders nothing.
 */
function watchScrollEdges(row: HTMLElement | null): (() => void) | undefined {
  if (!row || typeof ResizeObserver === 'undefined') return undefined;
  const update = () => {
    const { clientWidth, scrollWidth } = row;
    // Negative in a script that is written from right to left.
    const before = Math.abs(row.scrollLeft);
    const edges = [
      before > 1 ? 'start' : '',
      before + clientWidth < scrollWidth - 1 ? 'end' : '',
    ].filter(Boolean);
    if (edges.length > 0) row.dataset['more'] = edges.join(' ');
    else delete row.dataset['more'];
  };
  const observer = new ResizeObserver(update);
  observer.observe(row);
  row.addEventListener('scroll', update, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', update);
  };
}
