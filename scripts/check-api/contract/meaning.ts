import { fieldTable, unused, type Meaning, type Row } from './field-table';

const rows = new Map<string, Row>(
  Object.entries(fieldTable).flatMap(([entity, fields]) =>
    Object.entries(fields).map(([key, row]) => [`${entity}.${key}`, row]),
  ),
);

/** The paths that the table names. Each is a field of the contract. */
export const namedPaths: readonly string[] = [...rows.keys(), ...unused];

function usual(fieldPath: string): string {
  if (fieldPath.endsWith('[]')) return 'The row is left out.';
  if (/currencyCode$/i.test(fieldPath)) return "Amounts are shown in the configuration's currency.";
  return "'--' is shown instead.";
}

/** Returns undefined for an entity or an envelope as a whole, and for a field that no screen needs. */
export function meaningOf(fieldPath: string): Meaning | undefined {
  const isField = /[.[]/.test(fieldPath) && !/^Response\b/.test(fieldPath);
  if (!isField || unused.has(fieldPath)) return undefined;
  return {
    severity: 'less',
    shows: usual(fieldPath),
    optional: false,
    codes: [],
    amount: /amount$/i.test(fieldPath),
    personal: false,
    ...rows.get(fieldPath),
  };
}
