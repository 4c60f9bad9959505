import type { CallName } from '../contract/responses';
import { at, rows } from './altering';
import type { Route, Sabotage } from './sabotage-proxy';

export type Variant = readonly [
  expected: readonly string[],
  sabotage: Sabotage,
  before?: Route['before'],
];

export const variantOf = (what: string, sabotage: Sabotage): Variant => [[what], sabotage];
/** Creates a variant with a wrong value. `made` is the value or a function that returns it. */
export const wrongValue = (id: string, fieldPath: string, made: unknown): Variant => {
  const make = typeof made === 'function' ? (made as (before: unknown) => unknown) : () => made;
  return variantOf(`${id} ${fieldPath}`, at(fieldPath, make));
};
export const wrongRows = (id: string, name: CallName, make: Parameters<typeof rows>[1]): Variant =>
  variantOf(`${id} ${name}`, rows(name, make));
