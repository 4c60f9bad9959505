import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';

/** The status of a stock memo, under whichever of its two fields the API fills (spec §3). */
export function memoStatusOf(memo: Pick<StockMemo, 'stockMemoStatus' | 'status'>): string {
  return memo.stockMemoStatus || memo.status.name;
}

/** The currency of what was finally invested: the memo's own, else that of its commitments; '' when neither says one. */
export function memoCurrencyOf(memo: Pick<StockMemo, 'currencyCode' | 'commitments'>): string {
  const ofCommitments = new Set(memo.commitments.map((each) => each.commitmentCurrencyCode));
  const [sole = ''] = ofCommitments.size === 1 ? ofCommitments : [];
  return memo.currencyCode || sole;
}

/** The type of the stock: its name, else its code. */
export function stockTypeOf(memo: Pick<StockMemo, 'stockMemoType' | 'type'>): string {
  return memo.stockMemoType || memo.type.code;
}
