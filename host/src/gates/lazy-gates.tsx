import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { PendingScreen } from '../federation/PendingScreen';

/*
 * A session may be lost together with the network. `ExpiredSession` therefore loads in advance, once the browser is idle. The
 * other two load when they are rendered, from the same chunk.
 */
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
