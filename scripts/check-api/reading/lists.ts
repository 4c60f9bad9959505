import * as campaigns from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import * as commitments from '@investor-portal/shared/partner-api/contract/commitments';
import type { Page } from '@investor-portal/shared/partner-api/contract/envelope';
import {
  campaignListDefaults,
  commitmentListDefaults,
  stockMemoListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/contract/list-request';
import {
  fetchStockMemos,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { CallName } from '../contract/responses';
import type { Options } from '../model/options';

interface ListRequest {
  rowPerPage?: number;
  search?: string;
  isDescending?: boolean;
  advanceFilter?: object;
}

export interface PagedList<Row extends { guid: string }> {
  name: CallName;
  page: (number: number, asking?: ListRequest) => Promise<Page<Row>>;
  /** Returns the value that the default order compares. */
  orderedBy: (row: Row) => string | number | null;
  order: string;
  words: (row: Row) => string[];
}

const ofCampaign = {
  order: 'createdOn',
  orderedBy: ({ createdOn }: Campaign) => parseInstant(createdOn),
  words: (row: Campaign) => [row.nameOfIssuer, row.issuerName, row.campaignCode, row.address],
};

export function pagedLists({ code }: Pick<Options, 'code'>, investorAccountId: string) {
  const ofPartner = { ...campaignListDefaults, advanceFilter: { partnerAccountCode: code } };
  const ofInvestor = { ...commitmentListDefaults, advanceFilter: { investorAccountId } };
  const ofHolder = { ...stockMemoListDefaults, advanceFilter: { investorAccountId } };
  const campaignsBy = (
    name: CallName,
    fetchPage: (request: CampaignListRequest) => Promise<Page<Campaign>>,
  ): PagedList<Campaign> => ({
    name,
    page: (currentPage, asking) => fetchPage({ ...ofPartner, ...asking, currentPage }),
    ...ofCampaign,
  });
  const stockMemos: PagedList<StockMemo> = {
    name: 'stockMemos',
    page: (pageNumber, asking) => fetchStockMemos({ ...ofHolder, ...asking, pageNumber }),
    order: 'createdOn',
    orderedBy: ({ createdOn }) => parseInstant(createdOn),
    words: (row) => [row.issuer, row.stockMemoNumber, row.campaignCode],
  };
  const ofCommitment: PagedList<Commitment> = {
    name: 'commitments',
    page: (pageNumber, asking) =>
      commitments.fetchCommitments({ ...ofInvestor, ...asking, pageNumber }),
    order: 'commitmentDate',
    orderedBy: ({ commitmentDate }) => parseInstant(commitmentDate),
    words: (row) => [row.campaignCode, row.nameOfIssuer, row.commitmentCode],
  };
  const ofCampaignRows: PagedList<CampaignRow> = {
    name: 'commitmentsByCampaign',
    page: (pageNumber, asking) =>
      commitments.fetchCommitmentsByCampaign({ ...ofInvestor, ...asking, pageNumber }),
    order: 'commitmentDate',
    // These rows have no date, so the list of commitments judges the order.
    orderedBy: () => null,
    words: ({ campaignCode, issuerName, commitments: own }) => [
      campaignCode,
      issuerName,
      ...own.map(({ commitmentCode }) => commitmentCode),
    ],
  };
  return {
    newestCampaigns: campaignsBy('newestCampaigns', campaigns.fetchNewestCampaigns),
    expiringCampaigns: campaignsBy('expiringCampaigns', campaigns.fetchExpiringCampaigns),
    issuerCampaigns: (guid: string) =>
      campaignsBy('issuerCampaigns', (request) => campaigns.fetchIssuerCampaigns(guid, request)),
    commitments: ofCommitment,
    commitmentsByCampaign: ofCampaignRows,
    stockMemos,
  };
}
