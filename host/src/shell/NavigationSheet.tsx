import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { currentEntry, entriesAtom } from './navigation-entries';
import { Entries, Entry, SheetNavigation } from './NavigationSheet.styled';
import { PendingMark } from './PendingMark';
import { Sheet } from './Sheet';

const LazyMenuMore = lazyComponent(
  async () => (await import(/* webpackChunkName: "shell-late" */ './MenuMore')).MenuMore,
);

interface NavigationSheetProps {
  open: boolean;
  pending: number;
  note: string | undefined;
  onClose: () => void;
}

/** The navigation side sheet (spec §2). Following an entry closes it. */
export function NavigationSheet({ open, pending, note, onClose }: NavigationSheetProps) {
  const { pathname } = useLocation();
  const navigation = useAtomValue(entriesAtom);
  const current = currentEntry(pathname);
  useIdlePrefetch(true, LazyMenuMore.preload);
  // Mounted before the menu opens, so that opening does not render it again.
  const entries = useMemo(
    () => (
      <SheetNavigation aria-label="Main">
        <Entries>
          {navigation.map(({ label, path, icon: Icon }) => (
            <li key={path}>
              <Entry
                to={path}
                onClick={onClose}
                aria-current={path === current ? 'page' : undefined}
                aria-describedby={path === paths.portfolio ? note : undefined}
              >
                <Icon size={20} aria-hidden />
                <span>{label}</span>
                {path === paths.portfolio && note ? (
                  <PendingMark count={pending} on="entry" />
                ) : null}
              </Entry>
            </li>
          ))}
        </Entries>
      </SheetNavigation>
    ),
    [navigation, current, pending, note, onClose],
  );
  return (
    <Sheet open={open} onClose={onClose} title="Menu">
      {entries}
      {/* While the menu is closed, the page must not contain the investor's name and links a second time. */}
      {open ? <LazyMenuMore onFollow={onClose} /> : null}
    </Sheet>
  );
}
