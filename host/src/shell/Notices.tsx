import { styled } from 'styled-components';
import { useOnline } from '@investor-portal/shared/hooks/use-online';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { MissingSession } from '../gates/MissingSession';
import { useMissingHandover } from '../gates/use-missing-handover';

/** Notices above every screen: no connection, or no session from the platform. */
export function Notices() {
  const online = useOnline();
  const missingSession = useMissingHandover();
  if (online && !missingSession) return null;
  return (
    <Strip>
      {!online && (
        <Notice tone="warning" live title="You are offline">
          What you see may be out of date. We’ll refresh it when you’re back online.
        </Notice>
      )}
      {online && missingSession && <MissingSession reason={missingSession} />}
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  max-width: 72rem;
  margin-inline: auto;
  padding: ${tokens.space[4]} ${tokens.space[4]} 0;
`;
