import { one, type Queryable } from '../db/database';

/** The next code of a document: `CMT-2026-000123`. Gaps may stay where a transaction was rolled back. */
export async function documentNumber(on: Queryable, prefix: string, at: Date): Promise<string> {
  const { number } = await one<{ number: number }>(
    on,
    `select nextval('document_numbers')::bigint as number`,
  );
  return formatDocumentNumber(prefix, at, number);
}

export function formatDocumentNumber(prefix: string, at: Date, number: number): string {
  return `${prefix}-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}
