import * as campaigns from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import * as commitments from '@investor-portal/shared/partner-api/contract/commitments';
import { fetchCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import type { Page } from '@investor-portal/shared/partner-api/contract/envelope';
import {
  campaignListDefaults,
  type CampaignListRequest,
  commitmentListDefaults,
  stockMemoListDefaults,
} from '@investor-portal/shared/partner-api/contract/list-request';
import {
  fetchStockMemo,
  fetchStockMemos,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { fetchAccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import { read as sendRead } from '@investor-portal/shared/partner-api/client/client';
import { fetchCompanyView } from '@investor-portal/shared/partner-api/contract/company-view';
import { isLink, preSign } from '@investor-portal/shared/partner-api/contract/files';
import * as nationalities from '@investor-portal/shared/partner-api/contract/nationalities';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { fetchPaymentOptions } from '@investor-portal/shared/partner-api/contract/payments';
import { type CallName, callNames, calls, isNestedTwice } from '../contract/shape';
import type { Options } from '../checks/check';
import type { CallContract, ExampleRequest } from '../../api-contract/contracts';
import { type ApiResponse, ask, statusOf } from '../client/ask';
import type { Client } from '../client/client';

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

function pagedLists({ code }: Pick<Options, 'code'>, investorAccountId: string) {
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

export interface SampleResponse extends ApiResponse<unknown> {
  name: CallName;
  /** The guid or key in the request. */
  id: string;
}

export const nestedTwice = new Error('The data is in two envelopes.');

export type Sample = Awaited<ReturnType<typeof takeSample>>;

/** A range that includes every campaign. */
const allDays = { startDate: '2000-01-01', endDate: '2099-12-31' };

/** Sends every read of spec §7 as the screens do, for a few entities of each kind. */
export async function takeSample(client: Client, options: Options) {
  const all: SampleResponse[] = [];
  async function read<T>(
    name: CallName,
    fetcher: () => Promise<T>,
    id = '',
  ): Promise<T | undefined> {
    const asked = await ask(client, fetcher);
    // The portal would read the data as an object without values.
    const isNested = statusOf(asked) === 200 && isNestedTwice(name, asked.json);
    const { value, ...rest } = asked;
    all.push(isNested ? { ...rest, name, id, error: nestedTwice } : { ...asked, name, id });
    return isNested ? undefined : value;
  }
  const each = <T>(
    name: CallName,
    ids: readonly string[],
    fetcher: (id: string) => Promise<T>,
  ): Promise<(T | undefined)[]> =>
    Promise.all(distinct(ids).map((id) => read(name, () => fetcher(id), id)));

  const { externalReferenceCode, code } = options;
  const user = await read(
    'userDetails',
    () => fetchUserDetails(externalReferenceCode),
    externalReferenceCode,
  );
  const lists = pagedLists(options, user?.accountId ?? '');
  const investorAccountId = user?.accountId ?? '';
  const [newest, expiring, rows, own, memos, , options_, first, others] = await Promise.all([
    read('newestCampaigns', () => lists.newestCampaigns.page(1)),
    read('expiringCampaigns', () => lists.expiringCampaigns.page(1)),
    read('commitmentsByCampaign', () => lists.commitmentsByCampaign.page(1)),
    read('commitments', () => lists.commitments.page(1)),
    read('stockMemos', () => lists.stockMemos.page(1)),
    read('accountActivity', () => fetchAccountActivity({ investorAccountId, ...allDays })),
    read('paymentOptions', () => fetchPaymentOptions(code)),
    read('nationalities', () => nationalities.fetchNationalities()),
    read('nationalities', () => nationalities.fetchOtherNationalities()),
  ]);

  const shown = [newest?.data[0], expiring?.data[0], newest?.data.at(-1)].flatMap(present);
  const standing = firstOfEach(own?.data ?? [], ({ commitmentStatusCode }) => commitmentStatusCode);
  const issuers = shown.map(({ issuerGuid }) => issuerGuid);
  const [opened, , views, , , [memo]] = await Promise.all([
    each('campaign', shown.map(guidOf), campaigns.fetchCampaign),
    each('subscription', shown.map(guidOf), campaigns.fetchSubscription),
    each('companyView', issuers, fetchCompanyView),
    each('issuerCampaigns', issuers, (id) => lists.issuerCampaigns(id).page(1)),
    each('commitment', standing.map(guidOf), fetchCommitment),
    each('stockMemo', (memos?.data ?? []).slice(0, 1).map(guidOf), fetchStockMemo),
  ]);

  const pictures = [
    ...shown.flatMap(picturesOf),
    ...views.flatMap((view) => view?.team.slice(0, 1).map(({ ImageUrl }) => ImageUrl) ?? []),
  ];
  const documents = views.flatMap((view) => view?.documents.slice(0, 1) ?? []);
  const keys = (given: readonly string[]) =>
    given.filter((it) => it !== '' && !isLink(it)).slice(0, 4);
  await each('preSign', keys(pictures), preSign);
  await each('preSign', keys(documents.map(({ DocumentId }) => DocumentId)), preSign);

  const [campaign] = opened.flatMap(present);
  const things = {
    partnerCode: code,
    externalReferenceCode,
    investorAccountId,
    campaign: campaign ?? { guid: '', issuerGuid: '', issuerImage: '' },
    commitment: own?.data[0] ?? { guid: '' },
    stockMemo: memo ?? { guid: '' },
  };
  for (const name of callNames.filter((each) => all.every((it) => it.name !== each))) {
    const example = calls[name].example?.(things);
    const isWhole = example && ![example.id, ...Object.values(example.query ?? {})].includes('');
    if (isWhole) await read(name, () => readExample(calls[name], example), example.id);
  }

  // Simultaneous requests may finish in any order.
  all.sort((a, b) => callNames.indexOf(a.name) - callNames.indexOf(b.name));
  return {
    all,
    lists,
    user,
    newest: newest?.data ?? [],
    rows: rows?.data ?? [],
    commitments: own?.data ?? [],
    paymentOptions: options_,
    nationalities: { first, others },
    pictures: keys(pictures),
  };
}

const readExample = (call: CallContract, { id, ...payload }: ExampleRequest) =>
  // The types of an example do not say whether the call's path has a placeholder.
  sendRead({ changesWithMoney: true, ...call }, { ...payload, id } as { id: undefined });

const guidOf = ({ guid }: { guid: string }) => guid;
const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
const distinct = (ids: readonly string[]) => [...new Set(ids)].filter((id) => id !== '');

function picturesOf(campaign: Campaign): string[] {
  return [campaign.issuerImage, campaign.transactionCampaignGalleries[0]?.url ?? ''];
}

function firstOfEach(
  rows: readonly Commitment[],
  keyOf: (row: Commitment) => string,
): Commitment[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
