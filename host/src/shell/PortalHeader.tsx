import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import defaultLogo from './favicon.svg';
import { Navigation } from './Navigation';
import { Bar, Brand } from './PortalHeader.styled';

export function PortalHeader() {
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const { brand } = runtimeConfig();
  return (
    <Bar>
      <Brand as={Link} to={paths.root}>
        <img
          src={brand.logo ?? defaultLogo}
          alt=""
          width={28}
          height={28}
          data-platform={brand.logo && ''}
        />
        <span translate="no">{brand.name}</span>
      </Brand>
      {signedIn ? <Navigation /> : null}
    </Bar>
  );
}
