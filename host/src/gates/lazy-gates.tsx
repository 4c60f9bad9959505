import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { PendingScreen } from '../federation/PendingScreen';

/* The session may be lost together with the network, so `ExpiredSession` loads in advance. The others share its chunk. */
export const ExpiredSession = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "shell-late" */ './ExpiredSession')).ExpiredSession,
  null,
  'idle',
);

export const MissingSessionNotice = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "shell-late" */ './MissingSession')).MissingSessionNotice,
  null,
);

export const MissingSessionPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "shell-late" */ './MissingSession')).MissingSessionPage,
  <PendingScreen />,
);
