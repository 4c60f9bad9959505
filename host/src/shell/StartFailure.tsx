import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';

/** Shown instead of the portal when its configuration cannot be used; names each wrong key (design.md). */
export function StartFailure({ keys }: { keys: readonly string[] }) {
  return (
    <>
      <GlobalStyle />
      <Page as="main">
        <ErrorState
          title="The portal cannot start."
          message={
            keys.length > 0
              ? 'Its configuration, config.json, is not valid. Please tell the platform:'
              : 'Its configuration, config.json, cannot be loaded. Check your connection and try again.'
          }
          onRetry={() => window.location.reload()}
        >
          {keys.length > 0 && (
            <ul>
              {keys.map((key) => (
                <li key={key}>{key}</li>
              ))}
            </ul>
          )}
        </ErrorState>
      </Page>
    </>
  );
}
