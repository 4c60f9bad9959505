import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { RetryButton } from '../screens/RetryButton';

/** Shown when the user's details fail to load, because they decide which screen comes first (readings S2). */
export function UserLoadError() {
  usePageTitle('Welcome');
  const { error, isValidating, mutate } = useUserDetails();
  return (
    <MessagePage live danger title="We couldn’t load your details" text={messageOf(error)}>
      <RetryButton busy={isValidating} onClick={() => void mutate()} />
    </MessagePage>
  );
}
