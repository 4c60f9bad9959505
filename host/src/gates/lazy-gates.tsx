import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { PendingScreen } from '../federation/PendingScreen';

/*
 * What few visits need. It comes with the shell's late chunk, once the browser is idle: a session may go away together with
 * the network.
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
