/** The body of every paged list (spec §3 'List request', readings W6). */
export interface ListRequest {
  rowPerPage: number;
  isDescending: boolean;
  orderBy: string;
  search: string;
  advanceFilter?: Record<string, string>;
}

/** Campaign lists number their pages `currentPage`, starting at 1. */
export interface CampaignListRequest extends ListRequest {
  currentPage: number;
}

/** Commitment and stock lists number them `pageNumber`, starting at 1. */
export interface PortfolioListRequest extends ListRequest {
  pageNumber: number;
}
