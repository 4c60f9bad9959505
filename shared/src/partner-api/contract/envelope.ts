import * as v from 'valibot';
import { count, countedRowsOf } from '../../schema/fields';
import { decodeEntities } from '../../schema/decode-entities';
import type { ResponseSchema } from '../client/call';
import type { CallTemplate } from '../client/request-of';
import { reportsFailure, saysNo } from '../errors';

/** Data without an envelope is recognised by any of its fields, so that `{}` or an error is not read as data (readings W1). */
export function envelopeOf<S extends v.GenericSchema>(data: S): Envelope<S> {
  const envelope: v.GenericSchema = v.pipe(
    v.object({ data }),
    v.transform((body) => (body as { data: v.InferOutput<S> }).data),
  );
  const bare = v.pipe(
    v.custom<unknown>((body) => isBare(body, data)),
    data,
  );
  return v.union([envelope, bare]) as unknown as Envelope<S>;
}

function isBare(body: unknown, data: v.GenericSchema): boolean {
  if (typeof body !== 'object' || body === null) return body !== undefined;
  if (!('entries' in data)) return Array.isArray(body);
  const { entries } = data as { entries?: object };
  return Object.keys(entries ?? {}).some((key) => key in body);
}

// Written out, because TypeScript infers a key with a generic schema as optional.
type Envelope<S extends v.GenericSchema> = v.GenericSchema<
  { data: v.InferInput<S> },
  v.InferOutput<S>
>;

/** A read of data that is out of date after a commitment was made, cancelled or reconfirmed. */
export function moneyRead<
  Answer extends ResponseSchema<unknown>,
  const Template extends CallTemplate,
>(name: string, template: Template, answer: Answer) {
  return { name, template, answer, changesWithMoney: true } as const;
}

/** The page numbers are null if the API does not send them. */
export interface Page<T> {
  data: T[];
  /** The number of rows that could not be read and are not in `data`. Absent if there are none. */
  unreadable?: number;
  totalPages: number | null;
  currentPage: number | null;
}

/** Returns each row once, in its first position and its latest version. */
export function uniqueByGuid<Row extends { guid: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.guid, row])).values()];
}

/** A page of a list, in the shapes of readings W1. An object without a `data` array is a failure, not an empty list. */
export function pageOf<S extends v.GenericSchema>(row: S) {
  const flat = v.pipe(
    v.object({ data: countedRowsOf(row), totalPages: count, currentPage: count }),
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
  // A page without page numbers. A list that is not paged at all sends the same rows for every page.
  const bare = v.pipe(
    v.array(v.unknown()),
    v.transform((data) => ({ data })),
    flat,
  );
  return v.union([flat, nested, bare]);
}

/** The sentence for the 'Success!' toast. A failure or a response without a sentence is rejected (readings W16). */
export const writeResponse = v.pipe(
  v.object({
    message: v.pipe(v.string(), v.transform(decodeEntities), v.trim(), v.nonEmpty()),
    success: v.optional(v.unknown()),
    errorDetails: v.optional(v.unknown()),
    errors: v.optional(v.unknown()),
    exception: v.optional(v.unknown()),
  }),
  v.check((body) => !reportsFailure(body) && !saysNo(body.success)),
  v.transform(({ message }) => message),
);
