import {
  fetchCommitments,
  fetchCommitmentsByCampaign,
} from '@investor-portal/shared/partner-api/commitments';
import {
  commitmentListDefaults,
  stockMemoListDefaults,
} from '@investor-portal/shared/partner-api/list-request';
import { fetchStockMemos } from '@investor-portal/shared/partner-api/stock-memos';

interface ListOptions {
  investorAccountId: string;
  rowPerPage?: number;
  search?: string;
}

interface CommitmentListOptions extends ListOptions {
  /** 'Approved' for Successful Commitments (spec §4); '' for all. */
  calibratedCommitmentStatus?: string;
}

function commitmentRequest(
  { investorAccountId, calibratedCommitmentStatus = '', ...rest }: CommitmentListOptions,
  pageNumber: number,
) {
  const advanceFilter = { investorAccountId, calibratedCommitmentStatus };
  return { ...commitmentListDefaults, ...rest, pageNumber, advanceFilter };
}

/** Fetches pages of the investor's commitments, newest first. */
export function commitmentPages(options: CommitmentListOptions) {
  return (pageNumber: number, signal?: AbortSignal) =>
    fetchCommitments(commitmentRequest(options, pageNumber), signal);
}

/** Fetches pages of the campaigns the investor committed to, each with the commitments. */
export function campaignRowPages(options: CommitmentListOptions) {
  return (pageNumber: number, signal?: AbortSignal) =>
    fetchCommitmentsByCampaign(commitmentRequest(options, pageNumber), signal);
}

/** Fetches pages of the investor's stock positions, newest first. */
export function positionPages({ investorAccountId, ...rest }: ListOptions) {
  return (pageNumber: number, signal?: AbortSignal) =>
    fetchStockMemos(
      { ...stockMemoListDefaults, ...rest, pageNumber, advanceFilter: { investorAccountId } },
      signal,
    );
}
