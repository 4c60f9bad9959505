import type { CallName } from '../contract/shape';
import { at, rows } from './altering';
import type { Route, Sabotage } from './sabotage-proxy';

export interface Variant {
  /** The ids and subjects of the findings. */
  expected: readonly string[];
  /** A part of the report. */
  says?: RegExp | undefined;
  sabotage: Sabotage;
  before?: Route['before'];
}

export const variantOf = (what: string, sabotage: Sabotage, says?: RegExp): Variant => ({
  expected: [what],
  says,
  sabotage,
});
/** Creates a variant with a wrong value. `made` is the value or a function that returns it. */
export const wrongValue = (id: string, fieldPath: string, made: unknown): Variant => {
  const make = typeof made === 'function' ? (made as (before: unknown) => unknown) : () => made;
  return variantOf(`${id} ${fieldPath}`, at(fieldPath, make));
};
export const wrongRows = (
  id: string,
  name: CallName,
  make: Parameters<typeof rows>[1],
  says?: RegExp,
): Variant => variantOf(`${id} ${name}`, rows(name, make), says);
