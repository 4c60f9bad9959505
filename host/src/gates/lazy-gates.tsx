import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { PendingScreen } from '../federation/PendingScreen';

/* The session may be lost together with the network, so `ExpiredSession` loads in advance. The others share its chunk. */
export const ExpiredSession = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "shell-late" */ './ExpiredSession')).ExpiredSession,
  null,
  'idle',
);

const loadMissing = () => import(/* webpackChunkName: "shell-late" */ './MissingSession');

export const MissingSessionNotice = lazyComponent(
  async () => (await loadMissing()).MissingSessionNotice,
  null,
);

export const MissingSessionPage = lazyComponent(
  async () => (await loadMissing()).MissingSessionPage,
  <PendingScreen />,
);
