import type { CallName } from '../contract/responses';
import { at, rows } from './altering';
import type { Route, Sabotage } from './sabotage-proxy';

export type Variant = readonly [
  named: readonly string[],
  does: Sabotage,
  refuted: readonly number[],
  before?: Route['before'],
];

export const named = (what: string, does: Sabotage, ...refuted: number[]): Variant => [
  what === '' ? [] : [what],
  does,
  refuted,
];
/** Creates a variant with a wrong value. `made` is the value or a function that returns it. */
export const value = (id: string, place: string, made: unknown, ...refuted: number[]): Variant => {
  const make = typeof made === 'function' ? (made as (before: unknown) => unknown) : () => made;
  return named(`${id} ${place}`, at(place, make), ...refuted);
};
export const list = (
  id: string,
  name: CallName,
  make: Parameters<typeof rows>[1],
  ...refuted: number[]
): Variant => named(`${id} ${name}`, rows(name, make), ...refuted);
