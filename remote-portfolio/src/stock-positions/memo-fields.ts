import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';

/** The status of a stock memo, from whichever of its two fields the API fills (spec §3). */
export function memoStatusOf(memo: Pick<StockMemo, 'stockMemoStatus' | 'status'>): string {
  return memo.stockMemoStatus || memo.status.name;
}

/** The currency of the final investment: the memo's own, or that of its commitments; '' if neither says. */
export function memoCurrencyOf(memo: Pick<StockMemo, 'currencyCode' | 'commitments'>): string {
  const ofCommitments = new Set(memo.commitments.map((each) => each.commitmentCurrencyCode));
  const [sole = ''] = ofCommitments.size === 1 ? ofCommitments : [];
  return memo.currencyCode || sole;
}

/** The stock's type: its name, or else its code. */
export function stockTypeOf(memo: Pick<StockMemo, 'stockMemoType' | 'type'>): string {
  return memo.stockMemoType || memo.type.code;
}
