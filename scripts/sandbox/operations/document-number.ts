import { one, type Queryable } from '../db/database';
import { formatDocumentNumber } from '../rules/format';

/** The next code of a document. A rolled-back transaction leaves a gap. */
export async function documentNumber(on: Queryable, prefix: string, at: Date): Promise<string> {
  const { number } = await one<{ number: number }>(
    on,
    `select nextval('document_numbers')::bigint as number`,
  );
  return formatDocumentNumber(prefix, at, number);
}
