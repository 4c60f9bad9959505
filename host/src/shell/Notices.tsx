import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { gutters } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { reloadPendingAtom } from '../federation/host-loader';
import { MissingSessionNotice } from '../gates/lazy-gates';
import { useMissingHandover } from '../gates/use-missing-handover';

/** Few investors need these notices, so they load once the browser is idle. */
const LazyLateNotices = lazyComponent(
  async () => (await import(/* webpackChunkName: "shell-late" */ './LateNotices')).LateNotices,
  null,
  'idle',
);

export function Notices() {
  const online = useOnline();
  const missingSession = useMissingHandover();
  const { pathname } = useLocation();
  // On the registration, the whole page says that the session is missing (EntryGate).
  const isMissing = missingSession && pathname !== paths.registration;
  const outdated = useAtomValue(reloadPendingAtom);
  return (
    <Strip>
      {!online ? (
        <Notice tone="warning" live title="You are offline">
          What you see may be out of date. We’ll refresh it when you’re back online.
        </Notice>
      ) : null}
      {online && outdated ? (
        <Notice tone="warning" live title="The portal has been updated">
          <p>
            A part of this page is no longer available. Reload it to continue: what you typed here
            may be lost.
          </p>
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Notice>
      ) : null}
      {online && isMissing ? <MissingSessionNotice reason={missingSession} /> : null}
      <LazyLateNotices />
    </Strip>
  );
}

const Strip = styled.div`
  ${gutters}
  display: grid;
  max-width: 72rem;
  margin-inline: auto;

  > * {
    margin-top: ${tokens.space[4]};
  }
`;

/** Whether the browser reports a network. The value false is certain, but true is not. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
