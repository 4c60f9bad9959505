import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

/** The last net: an error of the host's own screens. Only a reload makes the page whole again. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => console.warn('The portal broke.', error), [error]);
  return (
    <Page as="main">
      <PageHeader title="The portal stopped working" />
      <ErrorState
        title="This page broke."
        message="Nothing was sent. Reload the page to go on."
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
