import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { RetryButton } from './HostMessage';

export function StartFailure({ issues }: { issues: readonly string[] }) {
  const isInvalid = issues.length > 0;
  return (
    <>
      <GlobalStyle />
      <MessagePage
        live
        danger
        as="main"
        title="The portal cannot start"
        text={
          isInvalid
            ? 'The settings file, config.json, can’t be used. Please report this to the platform:'
            : 'We couldn’t load the settings file, config.json. Check your connection and try again.'
        }
        details={
          isInvalid ? (
            <Stack as="ul" $gap={2} style={{ textAlign: 'start' }}>
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </Stack>
          ) : null
        }
      >
        <RetryButton onClick={() => window.location.reload()} />
      </MessagePage>
    </>
  );
}
