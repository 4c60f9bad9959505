import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@investor-portal/shared/ui/Button';
import { HideAmounts } from './HideAmounts';
import { currentEntry, navigation } from './navigation-entries';
import { NavigationSheet } from './NavigationSheet';
import { HeaderLink, Links, MenuLabel } from './Navigation.styled';

/** The entries of the navigation as links, where the header has room for them, and in the side sheet of the menu. */
export function Navigation() {
  const [open, setOpen] = useState(false);
  const current = currentEntry(useLocation().pathname);
  return (
    <>
      {/* The open sheet has the same links: a page offers each of them once. */}
      <Links aria-label="Main" inert={open} aria-hidden={open || undefined}>
        <ul>
          {navigation.map(({ label, path }) => (
            <li key={path}>
              <HeaderLink to={path} aria-current={path === current ? 'page' : undefined}>
                {label}
              </HeaderLink>
            </li>
          ))}
        </ul>
      </Links>
      <HideAmounts />
      <Button
        variant="quiet"
        icon={<Menu size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuLabel>Menu</MenuLabel>
      </Button>
      <NavigationSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
