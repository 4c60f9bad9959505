import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { prefetchNavigation } from '../federation/prefetch-links';
import { HideAmountsButton } from './HideAmountsButton';
import { currentEntry, entriesAtom } from './navigation-entries';
import { NavigationSheet } from './NavigationSheet';
import { HeaderLink, Links, MenuLabel } from './Navigation.styled';
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
