import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { signals } from '@investor-portal/shared/runtime/signals';
import { nameOfError, notifyPlatform } from '../platform/platform';

/** Catches errors of the host's own screens, which only a reload can recover. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.warn('The portal failed to render.', error);
    const value = { source: 'host', kind: 'render', reason: nameOfError(error) };
    notifyPlatform({ action: 'portal:error', value });
    signals.push({ kind: 'error', error });
  }, [error]);
  return (
    <MessagePage
      live
      danger
      as="main"
      title="The portal stopped working"
      // Whether a submission went through is unknown here.
      text="Reload the page to continue. Check your commitments before you submit again."
    >
      <Button icon={<RotateCw />} onClick={() => window.location.reload()}>
        Reload
      </Button>
      {/* A reload may fail the same way. */}
      <Button variant="secondary" onClick={() => window.location.assign(paths.root)}>
        Go to your profile
      </Button>
    </MessagePage>
  );
}
