import { useAtomValue } from 'jotai';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { HostMessage } from './HostMessage';

export function NotFoundPage() {
  const hasSession = useAtomValue(accessTokenAtom) !== '';
  return (
    <HostMessage of="not-found">
      <LinkButton to={paths.root}>
        {hasSession ? 'Go to your profile' : 'Go to the welcome page'}
      </LinkButton>
    </HostMessage>
  );
}
