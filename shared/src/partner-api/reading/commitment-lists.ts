import { fetchCommitments, fetchCommitmentsByCampaign } from '../contract/commitments';
import { commitmentListDefaults } from '../contract/list-request';
import { readAllPages, wholeListPageSize, type ReadAllPages } from './read-all-pages';
import type { CampaignRow, Commitment } from '../contract/commitment';

interface ListOptions {
  investorAccountId: string;
  rowPerPage?: number;
  search?: string;
  /** 'Approved' for Successful Commitments (spec §4). */
  calibratedCommitmentStatus?: string;
}

function requestOf(
  { investorAccountId, calibratedCommitmentStatus = '', ...rest }: ListOptions,
  pageNumber: number,
) {
  const advanceFilter = { investorAccountId, calibratedCommitmentStatus };
  return { ...commitmentListDefaults, ...rest, pageNumber, advanceFilter };
}

export function commitmentPages(options: ListOptions) {
  return (pageNumber: number, signal?: AbortSignal) =>
    fetchCommitments(requestOf(options, pageNumber), signal);
}

export function campaignRowPages(options: ListOptions) {
  return (pageNumber: number) => fetchCommitmentsByCampaign(requestOf(options, pageNumber));
}

export function readCommitments(
  investorAccountId: string,
  { search = '', calibratedCommitmentStatus = '', ...options }: ReadCommitments = {},
) {
  const list = { investorAccountId, search, calibratedCommitmentStatus };
  const pages = commitmentPages({ ...list, rowPerPage: wholeListPageSize });
  return readAllPages(pages, { identify: comparable, ...options });
}

type ReadCommitments = ReadAllPages<Commitment> &
  Pick<ListOptions, 'search' | 'calibratedCommitmentStatus'>;

/** An API may send the payments of a commitment in another order each time. */
function comparable({ commitmentDebitCreditAdvises, ...rest }: Commitment): unknown {
  return [rest, commitmentDebitCreditAdvises.map((advice) => JSON.stringify(advice)).sort()];
}

export function readCampaignRows(investorAccountId: string) {
  const pages = campaignRowPages({ investorAccountId, rowPerPage: wholeListPageSize });
  return readAllPages(pages, { identify: comparableRow });
}

/** The progress of campaigns changes all the time, so it is not compared between two readings. */
function comparableRow({ commitments, ...row }: CampaignRow): unknown {
  const unordered = commitments.map((commitment) => JSON.stringify(commitment)).sort();
  return [{ ...row, campaignProgress: null, remainingDays: null }, unordered];
}
