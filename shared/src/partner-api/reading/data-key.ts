import type { ReadCall } from '../client/call';

type KeyedCall = Pick<ReadCall, 'name' | 'changesWithMoney'>;

/** A key of SWR. SWR takes any two Maps or Sets for equal and keeps the first, so the data has none. */
export type DataKey = readonly [name: string, changesWithMoney: boolean, ...parts: string[]];

export function dataKey({ name, changesWithMoney }: KeyedCall, ...parts: string[]): DataKey {
  return [name, changesWithMoney, ...parts];
}

export function derivedKey(name: string, calls: readonly KeyedCall[], ...parts: string[]): DataKey {
  return [name, calls.some(({ changesWithMoney }) => changesWithMoney), ...parts];
}

// For `mutate(filter)` after money has moved. Any other array key, as of another team's remote, counts as out of date. Lists have
// text keys and keep their rows. Data of the calls in `shown` is refetched instead of cleared.
export function isOutdatedByMoney(key: unknown, shown: readonly KeyedCall[] = []): boolean {
  return Array.isArray(key) && key[1] !== false && !isKeyOf(key, shown);
}

export function isKeyOf(key: unknown, calls: readonly KeyedCall[]): boolean {
  return Array.isArray(key) && calls.some(({ name }) => name === key[0]);
}
