import { useOnline } from '@investor-portal/shared/hooks/use-online';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { MissingSession } from '../gates/MissingSession';
import { useMissingHandover } from '../gates/use-missing-handover';
import { Strip } from './Notices.styled';

/** What concerns every screen: no connection, or no session from the platform. */
export function Notices() {
  const online = useOnline();
  const missing = useMissingHandover();
  if (online && !missing) return null;
  return (
    <Strip>
      {!online && (
        <Notice tone="warning" live title="You are offline">
          What you see may be out of date. It is read again when the connection is back.
        </Notice>
      )}
      {online && missing && <MissingSession because={missing} />}
    </Strip>
  );
}
