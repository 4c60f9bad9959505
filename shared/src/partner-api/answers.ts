import * as v from 'valibot';

/** `{data, message}`: the envelope of every single answer (readings W1). */
export function answerOf<S extends v.GenericSchema>(data: S) {
  return v.pipe(
    v.object({ data }),
    v.transform((body) => body.data),
  );
}

/** The sentence of a write's answer, shown in its 'Success!' toast. */
export const messageAnswer = v.pipe(
  v.object({ message: v.fallback(v.string(), '') }),
  v.transform((body) => body.message),
);

export interface Page<T> {
  data: T[];
  totalPages: number;
  currentPage: number;
}

/**
 * A page of a list, in either of the two shapes of readings W1. A row that cannot be read is left out and
 * named in the console: one broken row must not hide the others (readings W15).
 */
export function pageOf<S extends v.GenericSchema>(row: S) {
  const flat = v.object({
    data: v.array(v.unknown()),
    totalPages: v.fallback(v.number(), 1),
    currentPage: v.fallback(v.number(), 1),
  });
  const nested = v.pipe(
    v.object({ data: flat }),
    v.transform((body) => body.data),
  );
  return v.pipe(
    v.union([flat, nested]),
    v.transform((page): Page<v.InferOutput<S>> => ({
      ...page,
      data: page.data.flatMap((item) => {
        const parsed = v.safeParse(row, item);
        if (!parsed.success) console.warn('A list row cannot be read.', v.flatten(parsed.issues));
        return parsed.success ? [parsed.output] : [];
      }),
    })),
  );
}
