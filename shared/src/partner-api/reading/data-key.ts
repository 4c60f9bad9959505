import type { Read } from '../client/call';

type KeyedCall = Pick<Read, 'name' | 'changesWithMoney'>;

/** A key of SWR: its name, whether its data changes when money moves, and what else identifies the data. */
export type DataKey = readonly [name: string, changesWithMoney: boolean, ...parts: string[]];

/** The key of what a call returns. */
export function dataKey({ name, changesWithMoney }: KeyedCall, ...parts: string[]): DataKey {
  return [name, changesWithMoney, ...parts];
}

/** The key of what a screen makes of the responses to these calls. */
export function derivedKey(name: string, calls: readonly KeyedCall[], ...parts: string[]): DataKey {
  return [name, calls.some(({ changesWithMoney }) => changesWithMoney), ...parts];
}

/**
 * For `mutate(filter)`: whether a key's data is out of date now that money has moved. An array that another team's remote
 * uses as a key counts as out of date. A text does not: a list on the screen keeps its rows.
 * @param shown what the screen shows, and refetches instead of clearing it.
 */
export function isOutdatedByMoney(key: unknown, shown: readonly KeyedCall[] = []): boolean {
  return Array.isArray(key) && key[1] !== false && !isKeyOf(key, shown);
}

/** For `mutate(filter)`: whether a key is that of one of these calls. */
export function isKeyOf(key: unknown, calls: readonly KeyedCall[]): boolean {
  return Array.isArray(key) && calls.some(({ name }) => name === key[0]);
}
