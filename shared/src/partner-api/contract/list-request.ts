/** The body of a paged list (spec §3 'List request'). Empty texts and false are cleaned away (readings W8). */
interface ListRequest<Order extends string, Filter extends string> {
  rowPerPage?: number;
  isDescending?: boolean;
  orderBy?: Order;
  search?: string;
  advanceFilter?: Partial<Record<Filter, string>>;
}

/** The order and the filter are those of the specification (readings W18). Pages are `currentPage` here (readings W6). */
export type CampaignListRequest = ListRequest<'createdOn', 'partnerAccountCode'> & {
  currentPage?: number;
};

export type CommitmentListRequest = ListRequest<
  'commitmentDate' | 'createdOn' | 'commitmentAmount' | 'commitmentCode',
  'investorAccountId' | 'calibratedCommitmentStatus'
> & { pageNumber?: number };

export type StockMemoListRequest = ListRequest<
  'createdOn' | 'finalInvestmentAmount' | 'stockMemoNumber',
  'investorAccountId'
> & { pageNumber?: number };

const newest = { isDescending: true, orderBy: 'createdOn', search: '' } as const;

/** First page of five, newest first (spec §9, readings W6). */
export const campaignListDefaults = { rowPerPage: 5, currentPage: 1, ...newest } as const;

/** First page of ten, newest first (spec §7, §9). */
export const stockMemoListDefaults = { rowPerPage: 10, pageNumber: 1, ...newest } as const;

export const commitmentListDefaults = {
  ...stockMemoListDefaults,
  orderBy: 'commitmentDate',
} as const;
