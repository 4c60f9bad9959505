import * as v from 'valibot';
import { cleanPayload } from '@investor-portal/shared/partner-api/client/request-content';
import {
  campaignListDefaults,
  commitmentListDefaults,
  stockMemoListDefaults,
} from '@investor-portal/shared/partner-api/contract/list-request';
import {
  campaignListRequestSchema,
  commitmentListRequestSchema,
  stockMemoListRequestSchema,
} from './requests';

describe('§3 list requests', () => {
  it('default to the values of §9 and readings W6, which are valid once cleaned', () => {
    const newestFirst = { isDescending: true, search: '' };
    const byDate = { ...newestFirst, orderBy: 'createdOn' };
    expect(campaignListDefaults).toEqual({ ...byDate, rowPerPage: 5, currentPage: 1 });
    expect(stockMemoListDefaults).toEqual({ ...byDate, rowPerPage: 10, pageNumber: 1 });
    expect(commitmentListDefaults).toEqual({
      ...newestFirst,
      orderBy: 'commitmentDate',
      rowPerPage: 10,
      pageNumber: 1,
    });
    for (const [schema, request] of [
      [campaignListRequestSchema, campaignListDefaults],
      [commitmentListRequestSchema, commitmentListDefaults],
      [stockMemoListRequestSchema, stockMemoListDefaults],
    ] as const)
      expect(v.safeParse(schema, cleanPayload(request)).success).toBe(true);
  });
});
