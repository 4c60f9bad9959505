import { lazyPart } from './LazyPart';

/** Fetched while one looks at the first rows: a short list never needs it. */
export const LaterRows = lazyPart(
  async () => (await import(/* webpackChunkName: "later-rows" */ './LaterRows')).LaterRows,
);
