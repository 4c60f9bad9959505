import * as v from 'valibot';
import { readNumber } from './read-number';

/*
 * How single fields are read (readings W15): a field that is missing, null or of another type never makes a response
 * unreadable. In every union the first option is what the API is documented to send (the OpenAPI document uses it); the
 * others are tolerated, unless what they mean would be a guess (readings W20).
 */

/**
 * A number whose digits are those that were sent. JSON rounds integers beyond 2^53, so the digits of a larger one may
 * be the id of something else.
 */
export const exactNumber = v.pipe(
  v.number(),
  v.minValue(Number.MIN_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

const digitsAsText = v.pipe(exactNumber, v.transform(String));

/** Text; a number reads as its digits, anything else as '', which screens show as '--'. */
export const text = v.fallback(v.union([v.string(), digitsAsText]), '');

/** Text that may be null until something has happened (a certificate number); a number reads as its digits. */
export const nullableText = v.fallback(
  v.pipe(
    v.nullable(v.union([v.string(), digitsAsText])),
    v.transform((value) => value ?? ''),
  ),
  '',
);

// Since 3 March 1973 an instant in milliseconds has at least 12 digits. In seconds it has fewer, in microseconds it lies
// beyond the year 9999.
const earliestMs = 1e11;
const latestMs = Date.UTC(9999, 0);

const epochMs = v.pipe(
  v.number(),
  v.check((value) => value >= earliestMs && value < latestMs),
  v.transform((value) => new Date(value).toISOString()),
);

/** A date as text, '' until there is one. A number is an instant in epoch milliseconds; in another unit it is unreadable. */
export const date = v.fallback(
  v.pipe(
    v.nullable(v.union([v.string(), epochMs])),
    v.transform((value) => value ?? ''),
  ),
  '',
);

const numeral = v.pipe(v.string(), v.transform(readNumber), exactNumber);

/** An amount of PHP, a count of shares, a percentage; null when unknown. */
export const quantity = v.fallback(v.nullable(v.union([exactNumber, numeral])), null);

/** A currency code; the fallback, such as the platform's currency, where none is sent. */
export function currencyCodeOr(fallback: () => string) {
  return v.fallback(v.pipe(v.string(), v.nonEmpty()), fallback);
}

/** A whole number of things; null when unknown. */
export const count = v.fallback(
  v.nullable(v.pipe(v.union([exactNumber, numeral]), v.integer(), v.minValue(0))),
  null,
);

/** A boolean, also as text or 1; absent means false on this wire (readings W8). */
export const flag = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => /^(?:true|1)$/i.test(String(value).trim())),
    ),
  ]),
  false,
);

/** A percentage as text, `62.50%`; a bare number gets a percent sign. */
export const percentage = v.fallback(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((value) => `${value}%`),
    ),
  ]),
  '',
);

/** `{name}` of a status or type; a bare string is tolerated. */
export const named = v.fallback(
  v.union([
    v.object({ name: text }),
    v.pipe(
      v.string(),
      v.transform((name) => ({ name })),
    ),
  ]),
  { name: '' },
);

/** `{code}` of a type; a bare string is tolerated. */
export const coded = v.fallback(
  v.union([
    v.object({ code: text }),
    v.pipe(
      v.string(),
      v.transform((code) => ({ code })),
    ),
  ]),
  { code: '' },
);

/** What identifies a row; a row without it cannot be opened and is skipped. */
export const identity = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(exactNumber, v.integer(), v.transform(String)),
]);

/** Rows; an unreadable one is skipped and reported in the console, so that it does not hide the others (readings W15). */
export function rowsOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(
    countedRowsOf(row),
    v.transform(({ readable }) => readable),
  );
}

/** The same, with the number of rows that were skipped. */
export function countedRowsOf<S extends v.GenericSchema>(row: S) {
  return v.union([
    v.pipe(
      v.array(row),
      v.transform((readable) => ({ readable, unreadable: 0 })),
    ),
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => {
        const readable = readableRows(row, items);
        return { readable, unreadable: items.length - readable.length };
      }),
    ),
  ]);
}

/** Rows that a screen can do without: anything but an array reads as none. */
export function rows<S extends v.GenericSchema>(row: S) {
  return v.fallback(rowsOf(row), []);
}

function readableRows<S extends v.GenericSchema>(row: S, items: unknown[]): v.InferOutput<S>[] {
  return items.flatMap((item) => {
    const parsed = v.safeParse(row, item);
    if (!parsed.success) console.warn('A list row could not be read.', v.flatten(parsed.issues));
    return parsed.success ? [parsed.output] : [];
  });
}
