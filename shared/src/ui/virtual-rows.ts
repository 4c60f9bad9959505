import { lazyComponent } from './LazyComponent';

/** Fetched while one looks at the first rows: a short list never needs it. */
export const VirtualRows = lazyComponent(
  async () => (await import(/* webpackChunkName: "later-rows" */ './VirtualRows')).VirtualRows,
);
