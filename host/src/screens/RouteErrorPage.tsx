import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { nameOfError } from '../platform/name-of-error';
import { notifyPlatform } from '../platform/platform';

/** Catches errors of the host's own screens, which only a reload can recover. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.warn('The portal failed to render.', error);
    const value = { source: 'host', kind: 'render', reason: nameOfError(error) };
    notifyPlatform({ action: 'portal:error', value });
  }, [error]);
  return (
    <Page as="main">
      <PageHeader title="The portal stopped working" />
      <ErrorState
        title="Something went wrong."
        // Whether a submission went through is unknown here.
        message="Reload the page to continue. Check your commitments before you submit again."
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
