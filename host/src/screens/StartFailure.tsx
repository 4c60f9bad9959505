import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Keys } from './StartFailure.styled';

/** Shown instead of the portal when its configuration cannot be used; names each wrong key (design.md). */
export function StartFailure({ keys }: { keys: readonly string[] }) {
  return (
    <>
      <GlobalStyle />
      <Page as="main">
        <PageHeader title="The portal cannot start" />
        {keys.length > 0 ? (
          <ErrorState
            title="Its configuration, config.json, is not valid."
            message="Please tell the platform:"
            onRetry={reload}
          >
            <Keys>
              {keys.map((key) => (
                <li key={key}>{key}</li>
              ))}
            </Keys>
          </ErrorState>
        ) : (
          <ErrorState
            title="Its configuration, config.json, cannot be loaded."
            message="Check your connection and try again."
            onRetry={reload}
          />
        )}
      </Page>
    </>
  );
}

function reload() {
  window.location.reload();
}
