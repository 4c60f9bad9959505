import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { PendingScreen } from '../federation/PendingScreen';

/* A session may be lost together with the network, so these components load as soon as the browser is idle. */
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
