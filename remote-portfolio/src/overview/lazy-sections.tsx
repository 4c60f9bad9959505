import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/* The last sections of the overview share one chunk. Nothing is below them, so they take no space until they load. */

export const ComingUp = lazyComponent(
  async () => (await import(/* webpackChunkName: "overview-late" */ './ComingUp')).ComingUp,
  null,
);

export const DeadlineSaver = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview-late" */ './DeadlineSaver')).DeadlineSaver,
  null,
);
