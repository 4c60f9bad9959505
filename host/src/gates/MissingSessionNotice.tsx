import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import type { MissingSessionReason } from '../session/page-session';
import { useMissingSession } from './use-missing-session';
import { useRequestSession } from './use-request-session';

/** Says above the welcome screen that the platform has not opened a session (readings S8). */
export function MissingSessionNotice({ reason }: { reason: MissingSessionReason }) {
  const { title, text, canRetry } = useMissingSession(reason);
  const { state, request } = useRequestSession();
  return (
    <Notice live title={title}>
      <p>{text}</p>
      {canRetry && (
        <Button variant="secondary" size="sm" busy={state === 'requesting'} onClick={request}>
          Retry
        </Button>
      )}
    </Notice>
  );
}
