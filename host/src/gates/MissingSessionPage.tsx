import { KeyRound } from 'lucide-react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import type { MissingSessionReason } from '../session/page-session';
import { useMissingSession } from './use-missing-session';
import { useRequestSession } from './use-request-session';

/** In place of the registration, which nobody can start without a session (readings S2). */
export function MissingSessionPage({ reason }: { reason: MissingSessionReason }) {
  const { title, text, canRetry } = useMissingSession(reason);
  const { state, request } = useRequestSession();
  usePageTitle('Registration');
  return (
    <MessagePage icon={<KeyRound />} title={title} text={text} live>
      {canRetry && (
        <Button busy={state === 'requesting'} onClick={request}>
          Retry
        </Button>
      )}
      <LinkButton variant="secondary" to={paths.acceptance}>
        Back
      </LinkButton>
    </MessagePage>
  );
}
