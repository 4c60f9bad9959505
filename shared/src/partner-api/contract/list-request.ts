/** The body of a paged list (spec §3 'List request'). Empty texts and false are cleaned away (readings W8). */
interface ListRequest<Order extends string, Filters> {
  rowPerPage?: number;
  isDescending?: boolean;
  orderBy?: Order;
  search?: string;
  advanceFilter?: Filters;
}

/**
 * Campaign lists number their pages `currentPage` (readings W6). Their order and filter are those of the specification
 * (readings W18).
 */
export interface CampaignListRequest extends ListRequest<
  'createdOn',
  { partnerAccountCode?: string }
> {
  currentPage?: number;
}

/** Commitment lists number their pages `pageNumber`. */
export interface CommitmentListRequest extends ListRequest<
  'commitmentDate' | 'createdOn' | 'commitmentAmount' | 'commitmentCode',
  { investorAccountId?: string; calibratedCommitmentStatus?: string }
> {
  pageNumber?: number;
}

export interface StockMemoListRequest extends ListRequest<
  'createdOn' | 'finalInvestmentAmount' | 'stockMemoNumber',
  { investorAccountId?: string }
> {
  pageNumber?: number;
}

const newest = { isDescending: true, orderBy: 'createdOn', search: '' } as const;

/** First page of five, newest first (spec §9, readings W6). */
export const campaignListDefaults = { rowPerPage: 5, currentPage: 1, ...newest } as const;

/** First page of ten, newest first (spec §7, §9). */
export const stockMemoListDefaults = { rowPerPage: 10, pageNumber: 1, ...newest } as const;

export const commitmentListDefaults = {
  ...stockMemoListDefaults,
  orderBy: 'commitmentDate',
} as const;
