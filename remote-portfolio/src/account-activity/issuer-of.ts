import type {
  AccountActivity,
  ActivityTransaction,
} from '@investor-portal/shared/partner-api/contract/account-activities';

/** The issuer of a share purchase, which only the balances' entry of the same number names; '' if there is none. */
export function issuerOf(
  { transactionNo }: Pick<ActivityTransaction, 'transactionNo'>,
  { beginningBalanceList, endingBalanceList }: AccountActivity['balance'],
): string {
  const entries = transactionNo ? [...endingBalanceList, ...beginningBalanceList] : [];
  return entries.find(({ transactionCode }) => transactionCode === transactionNo)?.issuer ?? '';
}
