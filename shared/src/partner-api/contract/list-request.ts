import * as v from 'valibot';

export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(200)));
export const rowPerPage = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
);
export const pageNumber = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
);

/** The body of a paged list (spec §3 'List request'). The body arrives cleaned, so '' and false are absent (readings W8). */
function listRequestSchema<
  const Order extends readonly [string, ...string[]],
  const Filters extends v.ObjectEntries,
>(order: Order, filters: Filters) {
  return v.strictObject({
    rowPerPage,
    currentPage: pageNumber,
    pageNumber,
    isDescending: v.optional(v.boolean()),
    orderBy: v.optional(v.picklist(order)),
    search: optionalText,
    advanceFilter: v.optional(v.strictObject(filters)),
  });
}

/**
 * Campaign lists number their pages `currentPage` (readings W6). Their order and filter are those of the specification
 * (decision 38).
 */
export const campaignListRequestSchema = listRequestSchema(['createdOn'], {
  partnerAccountCode: optionalText,
});
export type CampaignListRequest = v.InferOutput<typeof campaignListRequestSchema>;

/** Commitment lists number their pages `pageNumber`. */
export const commitmentListRequestSchema = listRequestSchema(
  ['commitmentDate', 'createdOn', 'commitmentAmount', 'commitmentCode'],
  { investorAccountId: optionalText, calibratedCommitmentStatus: optionalText },
);
export type CommitmentListRequest = v.InferOutput<typeof commitmentListRequestSchema>;

export const stockMemoListRequestSchema = listRequestSchema(
  ['createdOn', 'finalInvestmentAmount', 'stockMemoNumber'],
  { investorAccountId: optionalText },
);
export type StockMemoListRequest = v.InferOutput<typeof stockMemoListRequestSchema>;

/** First page of five, newest first (spec §9, readings W6). */
export const campaignListDefaults = {
  rowPerPage: 5,
  currentPage: 1,
  isDescending: true,
  orderBy: 'createdOn',
  search: '',
} as const satisfies CampaignListRequest;

/** First page of ten, newest first (spec §7, §9). */
export const commitmentListDefaults = {
  rowPerPage: 10,
  pageNumber: 1,
  isDescending: true,
  orderBy: 'commitmentDate',
  search: '',
} as const satisfies CommitmentListRequest;

export const stockMemoListDefaults = {
  rowPerPage: 10,
  pageNumber: 1,
  isDescending: true,
  orderBy: 'createdOn',
  search: '',
} as const satisfies StockMemoListRequest;
