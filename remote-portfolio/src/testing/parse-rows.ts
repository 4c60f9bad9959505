import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';

/** Returns a commitment of which the API sends only these fields. */
export const parseCommitment = (fields: object) =>
  v.parse(commitmentSchema, { guid: 'c', ...fields });

export const parseMemo = (fields: object) => v.parse(stockMemoSchema, { guid: 'm', ...fields });
