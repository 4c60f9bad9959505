import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOnline } from '@investor-portal/shared/hooks/use-online';
import { paths } from '@investor-portal/shared/routes/paths';
import { gutters } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { MissingSessionNotice } from '../gates/MissingSessionNotice';
import { useMissingHandover } from '../gates/use-missing-handover';

/** Notices above every screen: no connection, or no session from the platform. */
export function Notices() {
  const online = useOnline();
  const missingSession = useMissingHandover();
  const { pathname } = useLocation();
  // The registration's whole page says so (WelcomeGate).
  const isMissing = missingSession && pathname !== paths.registration;
  if (online && !isMissing) return null;
  return (
    <Strip>
      {!online && (
        <Notice tone="warning" live title="You are offline">
          What you see may be out of date. We’ll refresh it when you’re back online.
        </Notice>
      )}
      {online && isMissing && <MissingSessionNotice reason={missingSession} />}
    </Strip>
  );
}

const Strip = styled.div`
  ${gutters}
  display: grid;
  gap: ${tokens.space[3]};
  max-width: 72rem;
  margin-inline: auto;
  padding-top: ${tokens.space[4]};
`;
