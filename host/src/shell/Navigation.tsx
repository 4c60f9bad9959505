import { useAtomValue } from 'jotai';
import { Eye, Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHideAmounts } from '@investor-portal/shared/session/amounts-hidden';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { prefetchNavigation } from '../federation/prefetch-links';
import { currentEntry, entriesAtom } from './navigation-entries';
import { NavigationSheet } from './NavigationSheet';

/** No screen waits for the menu's number, so the counter loads once the browser is idle. */
const LazyPendingCounter = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "shell-late" */ './PendingCounter')).PendingCounter,
  null,
  'idle',
);

const noteId = 'pending-note';

export function Navigation() {
  const entries = useAtomValue(entriesAtom);
  const current = currentEntry(useLocation().pathname);
  return (
    <>
      <Links aria-label="Main">
        <ul>
          {entries.map(({ label, to }) => (
            <li key={to}>
              <HeaderLink to={to} aria-current={to === current ? 'page' : undefined}>
                {label}
              </HeaderLink>
            </li>
          ))}
        </ul>
      </Links>
      <HideAmountsButton />
      <MenuButton />
    </>
  );
}

function MenuButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Menu size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-describedby={noteId}
        onClick={() => {
          prefetchNavigation();
          setOpen(true);
        }}
      >
        <MenuLabel>Menu</MenuLabel>
        <LazyPendingCounter noteId={noteId} />
      </Button>
      <NavigationSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Hides the investor's own amounts on every screen, or shows them again (decision 28). */
function HideAmountsButton() {
  const [hidden, toggle] = useHideAmounts();
  return (
    <Button
      variant="quiet"
      icon={
        <Eye size={20} aria-hidden>
          {/* A stroke through the icon is smaller than a second icon. */}
          {hidden ? <path d="m3 3 18 18" /> : null}
        </Eye>
      }
      aria-pressed={hidden}
      // Tests find a form's 'Amount' field by its label. They would find a label here, too, so the name is a title.
      title="Hide amounts"
      onClick={toggle}
    />
  );
}

const Links = styled.nav`
  display: none;

  ${media.navigation} {
    display: block;
    margin-inline-start: ${tokens.space[6]};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[1]};
    list-style: none;
  }
`;

const HeaderLink = styled(Link)`
  display: flex;
  align-items: center;
  /* The header's height without its border. */
  min-height: calc(3.5rem - 1px);
  padding-inline: ${tokens.space[3]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-weight: 550;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${tokens.colour.ink};
      box-shadow: inset 0 -2px 0 ${tokens.colour['line-strong']};
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &[aria-current] {
    color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 -2px 0 ${tokens.colour['accent-text']};
    ${forcedHighlight}
  }
`;

const MenuLabel = styled.span`
  ${media.navigation} {
    ${visuallyHidden}
  }
`;
