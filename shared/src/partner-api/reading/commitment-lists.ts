import { fetchCommitments, fetchCommitmentsByCampaign } from '../contract/commitments';
import { commitmentListDefaults } from '../contract/list-request';
import { readAllPages, wholeListPageSize, type ReadAllPages } from './read-all-pages';
import type { CampaignRow, Commitment } from '../contract/commitment';

interface ListOptions {
  investorAccountId: string;
  rowPerPage?: number;
  search?: string;
  /** 'Approved' for Successful Commitments (spec §4), or '' for all. */
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

/** Fetches pages of the campaigns that the investor committed to, each with the commitments. */
export function campaignRowPages(options: ListOptions) {
  return (pageNumber: number, signal?: AbortSignal) =>
    fetchCommitmentsByCampaign(requestOf(options, pageNumber), signal);
}

export function readCommitments(investorAccountId: string, options?: ReadAllPages<Commitment>) {
  const pages = commitmentPages({ investorAccountId, rowPerPage: wholeListPageSize });
  return readAllPages(pages, options);
}

/** Reads all campaigns that the investor committed to, or the campaigns that match a search. */
export function readCampaignRows(
  investorAccountId: string,
  { search = '', ...options }: ReadAllPages<CampaignRow> & { search?: string } = {},
) {
  const pages = campaignRowPages({ investorAccountId, search, rowPerPage: wholeListPageSize });
  return readAllPages(pages, options);
}
