import * as v from 'valibot';
import { decodeEntities } from './decode-entities';
import { readNumber } from './read-number';

/*
 * Almost every field has a fallback, so a wrong value does not make a response unreadable (readings W15). The first option of
 * every union is the documented option, which the OpenAPI document uses. The other options are tolerated, unless their meaning
 * would be a guess (readings W20).
 */

/** JSON rounds integers beyond 2^53, so a larger number may be the id of a different object. */
export const exactNumber = v.pipe(
  v.number(),
  v.minValue(Number.MIN_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

const digitsAsText = v.pipe(exactNumber, v.transform(String));

const plainString = v.pipe(v.string(), v.transform(decodeEntities));

/** Plain text. A number is read as its digits, and other values as '', which screens show as '--'. */
export const text = v.fallback(v.union([plainString, digitsAsText]), '');

export const rawText = v.fallback(v.union([v.string(), digitsAsText]), '');

/** Text that may be null until an event (a certificate number). A number is read as its digits. */
export const nullableText = v.fallback(
  v.pipe(
    v.nullable(v.union([plainString, digitsAsText])),
    v.transform((value) => value ?? ''),
  ),
  '',
);

// Since 3 March 1973, an instant in milliseconds has at least 12 digits. In seconds it has fewer digits, and in microseconds
// it is beyond the year 9999.
const earliestMs = 1e11;
const latestMs = Date.UTC(9999, 0);

const epochMs = v.pipe(
  v.number(),
  v.check((value) => value >= earliestMs && value < latestMs),
  v.transform((value) => new Date(value).toISOString()),
);

/** A number is an instant in epoch milliseconds. Numbers in other units are unreadable. */
export const date = v.fallback(
  v.pipe(
    v.nullable(v.union([v.string(), epochMs])),
    v.transform((value) => value ?? ''),
  ),
  '',
);

const numeral = v.pipe(v.string(), v.transform(readNumber), exactNumber);

export const quantity = v.fallback(v.nullable(v.union([exactNumber, numeral])), null);

/** A count of shares that the API may send as 0 until it has counted them. Null if it is unknown. */
export const requestedShares = v.fallback(
  v.pipe(
    v.nullable(v.union([exactNumber, numeral])),
    v.transform((shares) => shares || null),
  ),
  null,
);

const upperCase = v.transform((value: string) => value.trim().toUpperCase());

export const code = v.fallback(v.pipe(v.string(), upperCase), '');

export function currencyCodeOr(fallback: () => string) {
  return v.fallback(v.pipe(v.string(), upperCase, v.nonEmpty()), fallback);
}

export const count = v.fallback(
  v.nullable(v.pipe(v.union([exactNumber, numeral]), v.integer(), v.minValue(0))),
  null,
);

const flagValue = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => /^(?:true|1)$/i.test(String(value).trim())),
  ),
]);

/** A boolean, also as text or 1. An absent value means false on this wire (readings W8). */
export const flag = v.fallback(flagValue, false);

/** A boolean that some responses leave out (spec §3). Null if it is absent. */
export const nullableFlag = v.fallback(v.nullable(flagValue), null);

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

export const nameField = v.fallback(
  v.union([
    v.object({ name: text }),
    v.pipe(
      plainString,
      v.transform((name) => ({ name })),
    ),
  ]),
  { name: '' },
);

export const codeField = v.fallback(
  v.union([
    v.object({ code: text }),
    v.pipe(
      v.string(),
      v.transform((code) => ({ code })),
    ),
  ]),
  { code: '' },
);

/** The id of a row. A row without an id cannot be opened and is skipped. */
export const identity = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(exactNumber, v.integer(), v.transform(String)),
]);

/** Rows. An unreadable row is skipped and reported in the console, so that the other rows are shown (readings W15). */
export function rowsOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(
    countedRowsOf(row),
    v.transform(({ readable }) => readable),
  );
}

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

/** Rows that a screen can do without. Values other than an array are read as no rows. */
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
