import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { prefetchNavigation } from '../federation/prefetch-links';
import { HideAmountsButton } from './HideAmountsButton';
import { currentEntry, entriesAtom } from './navigation-entries';
import { NavigationSheet } from './NavigationSheet';
import { PendingMark } from './PendingMark';

/** No screen waits for the menu's number, so the counter loads once the browser is idle. */
const LazyPendingCounter = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "shell-late" */ './PendingCounter')).PendingCounter,
  null,
);

const noteId = 'portfolio-pending';

export function Navigation() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const entries = useAtomValue(entriesAtom);
  const current = currentEntry(useLocation().pathname);
  const [pending, setPending] = useState(0);
  const idle = useIdle();
  const note = pending > 0 ? noteId : undefined;
  // Memoized, so that opening the menu does not render the links again and paints sooner.
  const links = useMemo(
    () =>
      entries.map(({ label, path }) => (
        <li key={path}>
          <HeaderLink
            to={path}
            aria-current={path === current ? 'page' : undefined}
            aria-describedby={path === paths.portfolio ? note : undefined}
          >
            <span>{label}</span>
            {path === paths.portfolio && note ? <PendingMark count={pending} on="link" /> : null}
          </HeaderLink>
        </li>
      )),
    [entries, current, pending, note],
  );
  return (
    <>
      {idle ? <LazyPendingCounter onCount={setPending} /> : null}
      {/* The count is a description, so that the links keep the names of spec §2. */}
      {note ? (
        <span id={note} hidden>
          {`${pending === 1 ? '1 commitment needs' : `${pending} commitments need`} your action`}
        </span>
      ) : null}
      <Links aria-label="Main">
        <ul>{links}</ul>
      </Links>
      <HideAmountsButton />
      <Button
        variant="quiet"
        icon={<Menu size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-describedby={note}
        onClick={() => {
          prefetchNavigation();
          setOpen(true);
        }}
      >
        <MenuLabel>Menu</MenuLabel>
        {note ? <PendingMark count={pending} on="button" /> : null}
      </Button>
      <NavigationSheet open={open} pending={pending} note={note} onClose={close} />
    </>
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
    padding: 0;
    list-style: none;
  }
`;

const HeaderLink = styled(Link)`
  position: relative;
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

  /* The mark's room, which the link takes from what follows it, so that nothing moves when the mark appears. */
  &:has(> [aria-hidden]) {
    padding-inline-end: 2.125rem;
    margin-inline-end: -1.375rem;
  }

  &[aria-current] {
    color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 -2px 0 ${tokens.colour['accent-text']};
    ${forcedHighlight}
  }
`;

/** The word beside the menu's icon. It is hidden where the header shows the links. */
const MenuLabel = styled.span`
  ${media.navigation} {
    ${visuallyHidden}
  }
`;
