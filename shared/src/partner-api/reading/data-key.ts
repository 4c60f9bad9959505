import type { ReadCall } from '../client/call';

type KeyedCall = Pick<ReadCall, 'name' | 'changesWithMoney'>;

/**
 * A key of SWR: its name, whether its data changes when money moves, and other parts that identify the data. SWR takes any two
 * Maps or Sets for equal and keeps the first, so the data has none.
 */
export type DataKey = readonly [name: string, changesWithMoney: boolean, ...parts: string[]];

export function dataKey({ name, changesWithMoney }: KeyedCall, ...parts: string[]): DataKey {
  return [name, changesWithMoney, ...parts];
}

/** Returns the key of data that a screen derives from these calls. */
export function derivedKey(name: string, calls: readonly KeyedCall[], ...parts: string[]): DataKey {
  return [name, calls.some(({ changesWithMoney }) => changesWithMoney), ...parts];
}

/**
 * For `mutate(filter)`: whether a key's data is out of date after money has moved. Any other array key, as of another team's
 * remote, counts as out of date. A text key does not, because lists have text keys and keep their rows on the screen.
 * @param shown the calls whose data is on the screen, which is refetched instead of cleared.
 */
export function isOutdatedByMoney(key: unknown, shown: readonly KeyedCall[] = []): boolean {
  return Array.isArray(key) && key[1] !== false && !isKeyOf(key, shown);
}

export function isKeyOf(key: unknown, calls: readonly KeyedCall[]): boolean {
  return Array.isArray(key) && calls.some(({ name }) => name === key[0]);
}
