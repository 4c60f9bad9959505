import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { currentEntry, developerEntry, navigation } from './navigation-entries';
import { Entries, Entry } from './NavigationSheet.styled';
import { PendingMark } from './PendingMark';
import { Sheet } from './Sheet';

interface NavigationSheetProps {
  open: boolean;
  /** The number of pending actions in the portfolio, and the id of the text that states it. */
  pending: number;
  note: string | undefined;
  onClose: () => void;
}

/** The navigation side sheet (spec §2). Following an entry closes it. */
export function NavigationSheet({ open, pending, note, onClose }: NavigationSheetProps) {
  const { pathname } = useLocation();
  const current = currentEntry(pathname);
  const developing = runtimeConfig().developerOrigins.length > 0;
  // Mounted before the menu opens, so that opening it does not render it again.
  const entries = useMemo(
    () => (
      <nav aria-label="Main">
        <Entries>
          {[...navigation, ...(developing ? [developerEntry] : [])].map(
            ({ label, path, icon: Icon }) => (
              <li key={path}>
                <Entry
                  to={path}
                  onClick={onClose}
                  aria-current={path === current ? 'page' : undefined}
                  aria-describedby={path === paths.portfolio ? note : undefined}
                >
                  <Icon size={20} aria-hidden />
                  {label}
                  {path === paths.portfolio && note ? (
                    <PendingMark count={pending} on="entry" />
                  ) : null}
                </Entry>
              </li>
            ),
          )}
        </Entries>
      </nav>
    ),
    [current, developing, pending, note, onClose],
  );
  return (
    <Sheet open={open} onClose={onClose} title="Menu">
      {entries}
    </Sheet>
  );
}
