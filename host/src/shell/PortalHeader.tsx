import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import defaultLogo from './favicon.svg';
import { NavigationSheet } from './NavigationSheet';
import { Bar, Brand } from './PortalHeader.styled';

/** The portal's name and, in a session, the navigation menu. */
export function PortalHeader() {
  const [open, setOpen] = useState(false);
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const { brand } = runtimeConfig();
  return (
    <Bar>
      <Brand as={Link} to={paths.root}>
        <img src={brand.logo ?? defaultLogo} alt="" width={28} height={28} />
        {brand.name}
      </Brand>
      {signedIn && (
        <>
          <Button
            variant="quiet"
            icon={<Menu size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            Menu
          </Button>
          <NavigationSheet open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </Bar>
  );
}
