import * as campaigns from '@investor-portal/shared/partner-api/campaigns';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { CampaignRow, Commitment } from '@investor-portal/shared/partner-api/commitment';
import * as commitments from '@investor-portal/shared/partner-api/commitments';
import type { Page } from '@investor-portal/shared/partner-api/envelope';
import {
  campaignListDefaults,
  commitmentListDefaults,
  stockMemoListDefaults,
} from '@investor-portal/shared/partner-api/list-request';
import { fetchStockMemos, type StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import type { CallName } from '../contract/responses';
import type { Options } from '../model/options';

interface Asking {
  rowPerPage?: number;
  search?: string;
  isDescending?: boolean;
  advanceFilter?: object;
  orderBy?: string;
}

/** A paged list, asked for as its screen does. */
export interface PagedList<Row extends { guid: string }> {
  name: CallName;
  page: (number: number, asking?: Asking) => Promise<Page<Row>>;
  /** What its default order goes by. */
  orderedBy: (row: Row) => string | number | null;
  /** What the default order is called. */
  order: string;
  /** Where its search looks. */
  words: (row: Row) => string[];
}

type Fetch<Row> = (request: never) => Promise<Page<Row>>;

function listOf<Row extends { guid: string }>(
  name: CallName,
  fetchPage: Fetch<Row>,
  defaults: object,
  numbered: 'currentPage' | 'pageNumber',
  rest: Pick<PagedList<Row>, 'orderedBy' | 'order' | 'words'>,
): PagedList<Row> {
  return {
    name,
    page: (number, asking = {}) =>
      fetchPage({ ...defaults, ...asking, [numbered]: number } as never),
    ...rest,
  };
}

const instant = (date: string) => Date.parse(date);
const ofCampaign = {
  order: 'createdOn',
  orderedBy: ({ createdOn }: Campaign) => instant(createdOn),
  words: (row: Campaign) => [row.nameOfIssuer, row.issuerName, row.campaignCode, row.address],
};

/** The lists of the portal, for one partner and one investor. */
export function pagedLists({ code }: Pick<Options, 'code'>, investorAccountId: string) {
  const ofPartner = { ...campaignListDefaults, advanceFilter: { partnerAccountCode: code } };
  const ofInvestor = { ...commitmentListDefaults, advanceFilter: { investorAccountId } };
  return {
    newestCampaigns: listOf<Campaign>(
      'newestCampaigns',
      campaigns.fetchNewestCampaigns as Fetch<Campaign>,
      ofPartner,
      'currentPage',
      ofCampaign,
    ),
    expiringCampaigns: listOf<Campaign>(
      'expiringCampaigns',
      campaigns.fetchExpiringCampaigns as Fetch<Campaign>,
      ofPartner,
      'currentPage',
      ofCampaign,
    ),
    issuerCampaigns: (issuerGuid: string) =>
      listOf<Campaign>(
        'issuerCampaigns',
        (request) => campaigns.fetchIssuerCampaigns(issuerGuid, request),
        ofPartner,
        'currentPage',
        ofCampaign,
      ),
    commitments: listOf<Commitment>(
      'commitments',
      commitments.fetchCommitments as Fetch<Commitment>,
      ofInvestor,
      'pageNumber',
      {
        order: 'commitmentDate',
        orderedBy: ({ commitmentDate }) => instant(commitmentDate),
        words: (row) => [row.campaignCode, row.nameOfIssuer, row.commitmentCode],
      },
    ),
    commitmentsByCampaign: listOf<CampaignRow>(
      'commitmentsByCampaign',
      commitments.fetchCommitmentsByCampaign as Fetch<CampaignRow>,
      ofInvestor,
      'pageNumber',
      {
        order: 'commitmentDate',
        // A row has no date of its own: `order` is judged by the commitments.
        orderedBy: () => null,
        words: (row) => [
          row.campaignCode,
          row.issuerName,
          ...row.commitments.map(({ commitmentCode }) => commitmentCode),
        ],
      },
    ),
    stockMemos: listOf<StockMemo>(
      'stockMemos',
      fetchStockMemos as Fetch<StockMemo>,
      { ...stockMemoListDefaults, advanceFilter: { investorAccountId } },
      'pageNumber',
      {
        order: 'createdOn',
        orderedBy: ({ createdOn }) => instant(createdOn),
        words: (row) => [row.issuer, row.stockMemoNumber, row.campaignCode],
      },
    ),
  };
}
