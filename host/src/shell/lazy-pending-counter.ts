import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** Loads once the browser is idle: no screen waits for the menu's number. */
export const LazyPendingCounter = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "pending-counter" */ './PendingCounter')).PendingCounter,
  null,
);
