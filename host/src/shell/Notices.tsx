import { useOnline } from '@investor-portal/shared/hooks/use-online';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { useMissingHandover } from '../session/use-missing-handover';
import { Strip } from './Notices.styled';

/** What concerns every screen: no connection, or no session from the platform. */
export function Notices() {
  const online = useOnline();
  const missing = useMissingHandover();
  if (online && !missing) return null;
  const { support } = runtimeConfig().links;
  return (
    <Strip>
      {!online && (
        <Notice tone="warning" live title="You are offline">
          What you see may be out of date. It is read again when the connection is back.
        </Notice>
      )}
      {online && missing && (
        <Notice tone="info" live title="Your session has not arrived from the platform">
          Open the portal from the platform&apos;s page, or reload that page.
          {support && ` If it happens again, contact support: ${support}.`}
        </Notice>
      )}
    </Strip>
  );
}
