import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { RetryButton } from './HostMessage';

/** Names each invalid key of the configuration (shared/docs/deploying.md, 'Runtime configuration'). */
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
            <Issues>
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </Issues>
          ) : null
        }
      >
        <RetryButton onClick={() => window.location.reload()} />
      </MessagePage>
    </>
  );
}

const Issues = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.text.sm};
  text-align: start;
`;
