import * as v from 'valibot';
import { rows } from './fields';

/** An API that joins tables may repeat a row, which must not count twice. Rows that differ, or have no id, may be two things. */
export function rowsWithoutRepeats<S extends v.GenericSchema>(
  row: S,
  idOf: (row: v.InferOutput<S>) => string,
) {
  return v.pipe(
    rows(row),
    v.transform((all) => {
      const keyed = all.map((each) => [idOf(each) ? JSON.stringify(each) : each, each] as const);
      return [...new Map(keyed).values()];
    }),
  );
}
