import { useAtomValue } from 'jotai';
import { Compass } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';

export function NotFoundPage() {
  usePageTitle('Page not found');
  const hasSession = useAtomValue(accessTokenAtom) !== '';
  return (
    <MessagePage
      icon={<Compass />}
      title="Page not found"
      text="The page may have moved, or the link may be incomplete."
    >
      <LinkButton to={paths.root}>
        {hasSession ? 'Go to your profile' : 'Go to the welcome page'}
      </LinkButton>
    </MessagePage>
  );
}
