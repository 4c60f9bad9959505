import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

/**
 * Shown instead of the portal when its configuration is unusable; names each invalid key (shared/docs/architecture.md,
 * 'Runtime configuration').
 */
export function StartFailure({ issues }: { issues: readonly string[] }) {
  return (
    <>
      <GlobalStyle />
      <Page as="main">
        <PageHeader title="The portal cannot start" />
        {issues.length > 0 ? (
          <ErrorState
            title="The configuration file, config.json, is not valid."
            message="Please report this to the platform:"
            onRetry={reload}
          >
            <Issues>
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </Issues>
          </ErrorState>
        ) : (
          <ErrorState
            title="The configuration file, config.json, cannot be loaded."
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

const Issues = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[3]} 0;
  text-align: start;
  overflow-wrap: anywhere;
`;
