import * as v from 'valibot';
import { count, countedRowsOf } from '../schema/fields';

/** `{data, message}`: the envelope of every single response (readings W1). */
export function envelopeOf<S extends v.GenericSchema>(data: S): Envelope<S> {
  const envelope: v.GenericSchema = v.object({ data });
  return v.pipe(
    envelope,
    v.transform((body) => (body as { data: v.InferOutput<S> }).data),
  ) as Envelope<S>;
}

// Written out, because TypeScript infers a key with a generic schema as optional.
type Envelope<S extends v.GenericSchema> = v.GenericSchema<
  { data: v.InferInput<S> },
  v.InferOutput<S>
>;

/** The numbers are null where the API does not send them. */
export interface Page<T> {
  data: T[];
  /** The number of rows that could not be read and are not in `data`; absent if there are none. */
  unreadable?: number;
  totalPages: number | null;
  currentPage: number | null;
}

/** Each row once, in its first position and its latest version. */
export function uniqueByGuid<Row extends { guid: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.guid, row])).values()];
}

/** A page of a list, in either shape of readings W1. A body without a `data` array is a failure, not an empty list. */
export function pageOf<S extends v.GenericSchema>(row: S) {
  const flat = v.pipe(
    v.object({
      data: countedRowsOf(row),
      totalPages: count,
      currentPage: count,
    }),
    v.transform(({ data, ...numbers }): Page<v.InferOutput<S>> => ({
      data: data.readable,
      ...(data.unreadable > 0 && { unreadable: data.unreadable }),
      ...numbers,
    })),
  );
  const nested = v.pipe(
    v.object({ data: flat }),
    v.transform((body) => body.data),
  );
  return v.union([flat, nested]);
}
