import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { stockMemoListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import {
  readAllPages,
  type ReadAllPages,
  wholeListPageSize,
} from '@investor-portal/shared/partner-api/reading/read-all-pages';
import {
  fetchStockMemos,
  stockMemosCall,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { normalisedStatus } from '@investor-portal/shared/rules/status';
import type { WireMoney } from '../components/totals';
import { useInvestorData } from '../data/use-investor';
import type { RowsRequest } from '../list/use-investor-list';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';

type ListOptions = Pick<RowsRequest, 'investorAccountId'> & Partial<RowsRequest>;

export function positionPages({ investorAccountId, ...rest }: ListOptions) {
  return (pageNumber: number, signal?: AbortSignal) =>
    fetchStockMemos(
      { ...stockMemoListDefaults, ...rest, pageNumber, advanceFilter: { investorAccountId } },
      signal,
    );
}

export function readPositions(
  investorAccountId: string,
  { search = '', ...options }: ReadAllPages<StockMemo> & { search?: string } = {},
) {
  const pages = positionPages({ investorAccountId, search, rowPerPage: wholeListPageSize });
  return readAllPages(pages, options);
}

export function useAllPositions({ enabled = true }: { enabled?: boolean } = {}) {
  return useInvestorData(enabled ? dataKey(stockMemosCall) : null, (investorAccountId) =>
    readPositions(investorAccountId),
  );
}

/** Finds the memo that lists a commitment, or else a memo of its campaign that lists no commitment by guid. */
export function memoFinder(memos: readonly StockMemo[]) {
  const byCommitment = new Map(
    memos.flatMap((memo) =>
      memo.commitments.map(({ guid }) => [guid.toLowerCase(), memo] as const),
    ),
  );
  const byCampaign = new Map(
    memos
      .filter(({ commitments }) => !commitments.some(({ guid }) => guid))
      .map((memo) => [memo.campaignCode, memo] as const),
  );
  return ({ guid, campaignCode }: Pick<Commitment, 'guid' | 'campaignCode'>) =>
    byCommitment.get(guid.toLowerCase()) ??
    (campaignCode ? byCampaign.get(campaignCode) : undefined);
}

/** Returns the standing commitments without a counted position. A campaign may be complete before its memos are issued. */
export function withoutMemo(
  commitments: readonly Commitment[],
  memos: readonly StockMemo[],
): Commitment[] {
  const memoOf = memoFinder(heldPositions(memos));
  return commitments.filter((commitment) => !endingOf(commitment) && !memoOf(commitment));
}

export function positionName({ issuer, campaignCode, stockMemoNumber }: StockMemo): string {
  return issuer || campaignCode || stockMemoNumber || 'Unnamed issuer';
}

/** Returns the status of a stock memo. The API may fill either of two fields with it (spec §3). */
export function memoStatusOf(memo: StockMemo): string {
  return memo.stockMemoStatus || memo.status.name;
}

/** Says that the certificate number of a pending position is missing. The API gives no other reason. */
export function pendingReason(memo: StockMemo): string {
  const isPending = normalisedStatus(memoStatusOf(memo)) === 'pending';
  return isPending && !memo.certificateNumber ? 'There is no certificate number yet.' : '';
}

/** The positions that count in a total. A cancelled or rejected stock memo stands for no shares. */
export function heldPositions(memos: readonly StockMemo[]): StockMemo[] {
  const voided = ['cancelled', 'rejected'];
  return memos.filter((memo) => !voided.includes(normalisedStatus(memoStatusOf(memo))));
}

/** Returns the memo's own currency, or else the only currency of its commitments, or ''. */
export function memoCurrencyOf(memo: StockMemo): string {
  return memo.currencyCode || onlyOne(memo.commitments.map((each) => each.commitmentCurrencyCode));
}

export function investedIn(position: StockMemo): WireMoney {
  return { amount: position.finalInvestmentAmount, currencyCode: memoCurrencyOf(position) };
}

export function stockTypeOf(memo: StockMemo): string {
  return memo.stockMemoType || memo.type.code;
}

/** Returns the campaign that the position's commitments name, or '' if they name none or several. */
export function campaignGuidOf({ commitments }: StockMemo): string {
  return onlyOne(commitments.map(({ campaignGuid }) => campaignGuid).filter(Boolean));
}

function onlyOne(values: readonly string[]): string {
  const [first = '', ...others] = new Set(values);
  return others.length === 0 ? first : '';
}
