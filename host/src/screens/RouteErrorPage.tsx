import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { nameOfError } from '../platform/name-of-error';
import { notifyPlatform } from '../platform/platform';

/** The last net: an error of the host's own screens. Only a reload makes the page whole again. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.warn('The portal broke.', error);
    const value = { source: 'host', kind: 'render', reason: nameOfError(error) };
    notifyPlatform({ action: 'portal:error', value });
  }, [error]);
  return (
    <Page as="main">
      <PageHeader title="The portal stopped working" />
      <ErrorState
        title="This page broke."
        // What was under way, nobody here knows.
        message="Reload the page to go on. Check your commitments before you submit again."
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
